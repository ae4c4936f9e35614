package redoubt.horde.combat;

import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent.AllyEliminated;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Allies of a kind fall; a single wound is enough for each, and the rule is what else does it. */
public record EliminateAllies(Zone zone, int kind, int count, Optional<RuleId> rule) implements Effect<Table> {
    /** Allies eliminated by wounds. */
    public EliminateAllies(Zone zone, int kind, int count) {
        this(zone, kind, count, Optional.empty());
    }

    @Override
    public void happen(Play<Table> play) {
        AllyKind ally = play.table().print().allyKinds().get(kind);
        int fallen = Math.min(count, play.table().allies().count(zone.index(), kind));
        play.table(play.table().withAllies(play.table().allies().minus(zone.index(), kind, fallen)));
        for (int i = 0; i < fallen; i++) {
            RuleId why = rule.orElseGet(() -> play.table().cite(Cite.ALLY_ELIMINATED));
            Rulings.happened(play, new AllyEliminated(why, ally.name(), zone));
        }
    }
}
