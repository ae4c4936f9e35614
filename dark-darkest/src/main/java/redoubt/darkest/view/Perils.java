package redoubt.darkest.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Peril;
import redoubt.kernel.Standing;

/** What may come of stopping in a room: enemies in it, enemies that see it, and fire. */
public final class Perils {
    private static final String AMONG = "Among";
    private static final String SEEN = "Seen";
    private static final String FIRE = "Fire";

    private Perils() {}

    public static Optional<Standing> standing(Table table, String who) {
        for (Survivor survivor : table.playing()) {
            if (survivor.person().name().equals(who)) {
                return Optional.of(new Standing(
                        table.zone(survivor.room()).name(), survivor.points(), of(table, survivor.room())));
            }
        }
        return Optional.empty();
    }

    private static List<Peril> of(Table table, int room) {
        List<Peril> perils = new ArrayList<>();
        int among = enemies(table, room);
        if (among > 0) {
            perils.add(new Peril(AMONG, List.of(count(among))));
        }
        int watching = 0;
        List<Mark> from = new ArrayList<>();
        for (int other = 0; other < table.house().board().zones().size(); other++) {
            if (other != room && table.isEnemyIn(other) && table.sees(other, room)) {
                watching += enemies(table, other);
                from.add(table.mark(other));
            }
        }
        if (watching > 0) {
            from.addFirst(count(watching));
            perils.add(new Peril(SEEN, from));
        }
        int burns = table.blaze().heat(table.house().tile(room));
        if (burns > 0) {
            perils.add(new Peril(FIRE, List.of(count(burns))));
        }
        return perils;
    }

    private static int enemies(Table table, int room) {
        int beasts = (int) Stream.concat(table.menace().creature().stream(), table.menace().nemesis().stream())
                .filter(beast -> beast.room() == room)
                .count();
        return table.menace().zombies(room) + beasts;
    }

    private static Mark count(int many) {
        return new Mark("count", Integer.toString(many));
    }
}
