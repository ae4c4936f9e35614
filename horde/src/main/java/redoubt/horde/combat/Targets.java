package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;

/** Says which zombies in the attacked zone the next hit may eliminate. */
final class Targets {
    private Targets() {}

    /**
     * The kinds that a hit may be given to and eliminates. Without free choice, these are only the kinds that come first in
     * priority: if the damage is too low for all of them, they shield the others, and the hits are lost.
     */
    static List<ZombieKind> of(Table table, Attack attack) {
        List<ZombieKind> targets = harmed(table, attack);
        if (!attack.isFreeOfPriority()) {
            int first = firstPriority(table, attack.draft().target().index());
            targets.removeIf(kind -> kind.priority() != first);
        }
        return targets;
    }

    /** The kinds in the zone that the damage is enough for, whenever their turn comes. */
    static List<ZombieKind> harmed(Table table, Attack attack) {
        int zone = attack.draft().target().index();
        List<ZombieKind> harmed = new ArrayList<>();
        for (ZombieKind kind : table.print().zombieKinds()) {
            if (kind.toughness() <= attack.hitDamage() && table.zombies().count(zone, kind.index()) > 0) {
                harmed.add(kind);
            }
        }
        return harmed;
    }

    /** Whether those who come first in priority are too tough and keep the hits from all others. */
    static boolean areShielded(Table table, Attack attack) {
        return !attack.isFreeOfPriority()
                && table.zombies().isAny(attack.draft().target().index())
                && of(table, attack).isEmpty();
    }

    private static int firstPriority(Table table, int zone) {
        int first = Integer.MAX_VALUE;
        for (ZombieKind kind : table.print().zombieKinds()) {
            if (kind.priority() < first && table.zombies().count(zone, kind.index()) > 0) {
                first = kind.priority();
            }
        }
        return first;
    }
}
