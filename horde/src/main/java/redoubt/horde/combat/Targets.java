package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;

/** Says which zombies of the attacked zone the next hit may eliminate. */
final class Targets {
    private Targets() {}

    /**
     * The kinds a hit may be given to and eliminates. Without free choice only those of the first priority present: if the
     * damage suffices for none of them they shield all others, and the hits are lost (WD-PRIO-04, Z2-PRIO-04).
     */
    static List<ZombieKind> of(Table table, Attack attack) {
        int zone = attack.draft().target().index();
        int first = attack.isFreeOfPriority() ? Integer.MIN_VALUE : firstPriority(table, zone);
        List<ZombieKind> targets = new ArrayList<>();
        for (ZombieKind kind : table.book().zombieKinds()) {
            boolean isInTurn = attack.isFreeOfPriority() || kind.priority() == first;
            if (isInTurn
                    && kind.toughness() <= attack.hitDamage()
                    && table.zombies().count(zone, kind.index()) > 0) {
                targets.add(kind);
            }
        }
        return targets;
    }

    private static int firstPriority(Table table, int zone) {
        int first = Integer.MAX_VALUE;
        for (ZombieKind kind : table.book().zombieKinds()) {
            if (kind.priority() < first && table.zombies().count(zone, kind.index()) > 0) {
                first = kind.priority();
            }
        }
        return first;
    }
}
