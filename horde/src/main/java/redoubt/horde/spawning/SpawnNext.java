package redoubt.horde.spawning;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.table.Cite;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/**
 * The spawn token after the named one draws its card; looked up again each time, since a card may bring, move or take away a token.
 * {@code extra} cards are still to be drawn once every token has had its own; {@code known} are the tokens that need no further
 * card after that.
 *
 * <p>For example, with tokens A and B and one extra card: A draws, B draws, and since no token is left, the round of extra cards
 * begins with both known. A draws again; that was the last extra card, so {@link SpawnLate} follows. If A's second card has brought
 * a token C, it is not among the known ones and draws too.
 */
record SpawnNext(int order, String name, int extra, boolean isAgain, List<String> known) implements Effect<Table> {
    SpawnNext {
        known = List.copyOf(known);
    }

    static SpawnNext first(int extra) {
        return new SpawnNext(Integer.MIN_VALUE, "", extra, false, List.of());
    }

    /** Only the extra cards, when every token has had its own. */
    static SpawnNext again(Table table, int extra) {
        return new SpawnNext(Integer.MIN_VALUE, "", extra, true, names(table));
    }

    @Override
    public void happen(Play<Table> play) {
        Optional<SpawnPoint> next = next(play.table());
        if (next.isPresent()) {
            SpawnPoint point = next.get();
            int left = isAgain ? extra - 1 : extra;
            DrawZombieCard draw = new DrawZombieCard(point, isAgain ? Cite.DRAW_ANOTHER_CARD : Cite.DRAW_ZOMBIE_CARD);
            if (isAgain && left == 0) {
                play.then(draw, new SpawnLate(with(point.name())));
            } else {
                List<String> drawn = isAgain ? with(point.name()) : known;
                play.then(draw, new SpawnNext(point.order(), point.name(), left, isAgain, drawn));
            }
        } else if (extra > 0 && order != Integer.MIN_VALUE) {
            List<String> all = isAgain ? known : names(play.table());
            play.then(new SpawnNext(Integer.MIN_VALUE, "", extra, true, all));
        }
    }

    private List<String> with(String added) {
        List<String> longer = new ArrayList<>(known);
        longer.add(added);
        return longer;
    }

    private static List<String> names(Table table) {
        List<String> names = new ArrayList<>();
        for (SpawnPoint point : table.spawnPoints()) {
            names.add(point.name());
        }
        return names;
    }

    private Optional<SpawnPoint> next(Table table) {
        Optional<SpawnPoint> next = Optional.empty();
        for (SpawnPoint point : table.spawnPoints()) {
            if (point.isActive()
                    && isBefore(order, name, point)
                    && (next.isEmpty() || isBefore(point.order(), point.name(), next.get()))) {
                next = Optional.of(point);
            }
        }
        return next;
    }

    private static boolean isBefore(int order, String name, SpawnPoint other) {
        return order < other.order() || order == other.order() && name.compareTo(other.name()) < 0;
    }
}
