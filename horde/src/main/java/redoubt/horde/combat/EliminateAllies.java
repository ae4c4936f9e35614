package redoubt.horde.combat;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent.AllyEliminated;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** Allies of a kind fall; a single wound is enough for each. */
public record EliminateAllies(Zone zone, int kind, int count) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        AllyKind ally = play.table().print().allyKinds().get(kind);
        int fallen = Math.min(count, play.table().allies().count(zone.index(), kind));
        play.table(play.table().withAllies(play.table().allies().minus(zone.index(), kind, fallen)));
        for (int i = 0; i < fallen; i++) {
            Rulings.happened(play, new AllyEliminated(play.table().cite(Cite.ALLY_ELIMINATED), ally.name(), zone));
        }
    }
}
