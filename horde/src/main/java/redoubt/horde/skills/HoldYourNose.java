package redoubt.horde.skills;

import redoubt.board.Zone;
import redoubt.horde.action.DrawCards;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;

/** The survivor draws a card whenever the last zombie in their zone is eliminated, no matter by whom. */
public record HoldYourNose() implements Skill, AfterEvent {
    @Override
    public String name() {
        return "Hold your nose";
    }

    @Override
    public void after(HordeEvent event, SurvivorId owner, Play<Table> play) {
        Table table = play.table();
        Zone zone = table.survivor(owner).zone();
        if (event instanceof HordeEvent.ZombieEliminated eliminated
                && eliminated.zone().equals(zone)
                && !table.zombies().isAny(zone.index())) {
            play.log(new HordeEvent.SkillUsed(table.cite(Cite.HOLD_YOUR_NOSE), owner, name()));
            play.then(new DrawCards(owner, table.print().searchDeck(), 1, false));
        }
    }
}
