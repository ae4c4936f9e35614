package redoubt.horde.spawning;

import java.util.Optional;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/**
 * The spawn token after the one named draws its card; looked up anew each time, since a card may bring, move or take away a
 * token. {@code extra} cards are left to draw once all tokens have had theirs.
 */
record SpawnNext(int order, String name, int extra, boolean isAgain) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Optional<SpawnPoint> next = next(play.table());
        if (next.isPresent()) {
            SpawnPoint point = next.get();
            int left = isAgain ? extra - 1 : extra;
            if (isAgain && left == 0) {
                play.then(new DrawZombieCard(point));
            } else {
                play.then(new DrawZombieCard(point), new SpawnNext(point.order(), point.name(), left, isAgain));
            }
        } else if (extra > 0 && order != Integer.MIN_VALUE) {
            play.then(new SpawnNext(Integer.MIN_VALUE, "", extra, true));
        }
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
