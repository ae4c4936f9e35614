package redoubt.app.load;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import redoubt.app.measure.Treadmill;
import redoubt.kernel.Game;
import redoubt.server.protocol.Calls.NewTable;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.Sitter;
import redoubt.server.session.Listening;
import redoubt.server.session.Pace;
import redoubt.server.session.Session;
import redoubt.server.session.Shelf;
import redoubt.server.session.Tables;
import redoubt.server.store.Stores;

/** Plays a game that never ends, to see whether choices get slower as the game gets longer. */
final class LongGame {
    static final int FAR = 2_000;

    private static final int SPAN = 200;
    private static final int GAMES = 5;

    private LongGame() {}

    /** Microseconds for a durable choice that a listener is told of: at the beginning, and far into the game. */
    record Pair(double first, double far) {}

    private record OneGame(Game<?> game) implements Shelf {
        @Override
        public List<Game<?>> all() {
            return List.of(game);
        }

        @Override
        public Optional<Game<?>> named(String id) {
            return game.id().equals(id) ? Optional.of(game) : Optional.empty();
        }
    }

    static Pair measure(String store) {
        Treadmill game = new Treadmill();
        try (Tables tables = new Tables(
                new OneGame(game), Stores.open(store), InstantSource.system(), Pace.AT_ONCE, Duration.ofMinutes(2))) {
            play(tables);
            double[] first = new double[GAMES];
            double[] far = new double[GAMES];
            for (int i = 0; i < GAMES; i++) {
                long[] taken = play(tables);
                first[i] = median(Arrays.copyOf(taken, SPAN));
                far[i] = median(Arrays.copyOfRange(taken, FAR, FAR + SPAN));
            }
            Arrays.sort(first);
            Arrays.sort(far);
            return new Pair(first[GAMES / 2], far[GAMES / 2]);
        }
    }

    /** How many nanoseconds each choice of a game took. */
    private static long[] play(Tables tables) {
        Opened opened = tables.open(
                new NewTable("treadmill", "none", List.of(Sitter.ME), List.of(), "Ann", Optional.empty(), false));
        Session table = tables.session(opened.table());
        long[] taken = new long[FAR + SPAN];
        try (Listening _ = table.join(opened.token(), 0, _ -> {})) {
            for (int step = 0; step < taken.length; step++) {
                long start = System.nanoTime();
                table.choose(opened.token(), step, 1, "LEFT");
                taken[step] = System.nanoTime() - start;
            }
        }
        return taken;
    }

    private static double median(long[] nanoseconds) {
        Arrays.sort(nanoseconds);
        return nanoseconds[nanoseconds.length / 2] / 1000.0;
    }
}
