package redoubt.whitedeath.skills;

import java.util.List;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;

/** Each attack of the survivor of some kinds, whether it hits or not, freezes the zone attacked. */
public record Freeze(String word, List<ActionKind> kinds) implements Skill, AfterEvent {
    public Freeze {
        kinds = List.copyOf(kinds);
    }

    @Override
    public String name() {
        return "Freeze: " + word;
    }

    @Override
    public void after(HordeEvent event, SurvivorId owner, Play<Table> play) {
        if (event instanceof HordeEvent.AttackMade made && made.survivor().equals(owner) && !made.byAllies()) {
            freeze(made, play);
        }
    }

    /** Freezes the zone of an attack whose kind is among those of the skill. */
    void freeze(HordeEvent.AttackMade made, Play<Table> play) {
        for (ActionKind kind : kinds) {
            if (kind.name().equals(made.kind())) {
                play.then(new PutFreeze(made.target()));
                return;
            }
        }
    }
}
