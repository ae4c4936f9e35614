package redoubt.horde.cards;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The ranged action of a molotov is over, and whoever waits for the end of an attack acts. */
public record EndThrow(SurvivorId survivor, Zone zone, int kills) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Rulings.happened(
                play,
                new HordeEvent.AttackMade(
                        play.table().cite(Cite.RANGED_ACTION), survivor, ActionKind.RANGED.name(), zone, kills, false));
    }
}
