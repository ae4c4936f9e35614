package redoubt.horde.spawning;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;

/** The miniatures in the box: how many of a kind are left, and which kinds a name covers. */
public final class Miniatures {
    private Miniatures() {}

    /** How many of a kind can still be placed. */
    public static int left(Table table, int kind) {
        int all = table.print().zombieKinds().get(kind).miniatures();
        return Math.max(0, all - table.zombies().total(kind));
    }

    /** The first of the kinds that a card means. */
    static int first(Table table, String name) {
        List<ZombieKind> kinds = table.print().zombieKinds();
        for (int kind = 0; kind < kinds.size(); kind++) {
            if (isMeant(kinds.get(kind), name)) {
                return kind;
            }
        }
        throw new IllegalArgumentException("no zombie named " + name);
    }

    private static boolean isMeant(ZombieKind kind, String name) {
        return kind.name().equals(name) || kind.family().equals(name);
    }

    /** The kinds that a card means by the name of a kind or of a family. */
    public static List<Integer> kinds(Table table, String name) {
        List<Integer> kinds = new ArrayList<>();
        for (ZombieKind kind : table.print().zombieKinds()) {
            if (isMeant(kind, name)) {
                kinds.add(kind.index());
            }
        }
        if (kinds.isEmpty()) {
            throw new IllegalArgumentException("no zombie named " + name);
        }
        return kinds;
    }
}
