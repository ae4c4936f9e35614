package redoubt.bots;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import redoubt.kernel.Game;

/** The bots that can be asked for by name. */
public enum BotKind {
    RANDOM {
        @Override
        public <T> Bot<T> bot(Game<T> game, long seed) {
            return new Obliging<>(new RandomBot<>(seed));
        }
    },
    GREEDY {
        @Override
        public <T> Bot<T> bot(Game<T> game, long seed) {
            return new Obliging<>(new GreedyBot<>(game, seed, BUDGET));
        }
    };

    /** About two milliseconds a decision, a whole game in seconds; counted, so that the same seed plays the same game. */
    private static final Budget BUDGET = Budget.tries(400);

    public abstract <T> Bot<T> bot(Game<T> game, long seed);

    public String word() {
        return name().toLowerCase();
    }

    public static Optional<BotKind> named(String word) {
        return Arrays.stream(values()).filter(kind -> kind.word().equals(word)).findFirst();
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(BotKind::word).toList();
    }
}
