package redoubt.whitedeath.skills;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.LeadsAllies;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;

/** The guards whom the survivor commands have a skill for that action. */
public record GuardsHave(Skill given) implements LeadsAllies, AfterEvent {
    @Override
    public String name() {
        return "Guards: " + given.name();
    }

    @Override
    public void after(HordeEvent event, SurvivorId owner, Play<Table> play) {
        if (given instanceof Freeze freeze
                && event instanceof HordeEvent.AttackMade made
                && made.survivor().equals(owner)
                && made.byAllies()) {
            freeze.freeze(made, play);
        }
    }
}
