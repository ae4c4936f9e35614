package redoubt.horde.zombies;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.kernel.RuleId;

/** Zombies that have chosen: where they are heading and by which rule, and the zone they step into, or their own if they stay. */
public record March(Zone from, List<Troop> troops, RuleId rule, Zone destination, Zone to) {
    public March {
        troops = List.copyOf(troops);
    }

    public boolean isStaying() {
        return from.index() == to.index();
    }

    /** With more zombies of a kind. */
    March with(Troop more) {
        List<Troop> longer = new ArrayList<>(troops.size() + 1);
        boolean isMerged = false;
        for (Troop troop : troops) {
            boolean isSame = troop.kind() == more.kind();
            longer.add(isSame ? new Troop(more.kind(), troop.count() + more.count()) : troop);
            isMerged |= isSame;
        }
        if (!isMerged) {
            longer.add(more);
        }
        return new March(from, longer, rule, destination, to);
    }
}
