package redoubt.bots;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import redoubt.kernel.Game;
import redoubt.kernel.Order;
import redoubt.kernel.Sense;

/**
 * A bot that can be asked for by a word, from the weakest to the strongest: {@code random}, {@code greedy}, {@code quick} and
 * {@code search}. How long a search may think can be added: {@code search:300} are milliseconds of CPU time for each decision,
 * {@code search:200p} are playouts, with which the same seed makes the same choices on every machine.
 */
public record BotKind(String word) {
    public static final BotKind RANDOM = new BotKind("random");
    public static final BotKind GREEDY = new BotKind("greedy");
    public static final BotKind QUICK = new BotKind("quick");
    public static final BotKind SEARCH = new BotKind("search");

    private static final List<BotKind> KNOWN = List.of(RANDOM, GREEDY, QUICK, SEARCH);

    /** About two milliseconds a decision, a whole game in seconds; counted, so that the same seed plays the same game. */
    private static final Budget GREEDY_TRIES = Budget.tries(400);

    /** Long enough to play well, short enough that nobody waits. */
    private static final int USUAL_MILLISECONDS = 300;

    private static final int MOST_MILLISECONDS = 60_000;
    private static final int MOST_PLAYOUTS = 1_000_000;
    private static final Pattern THOUGHT = Pattern.compile("search:(\\d{1,9})(p?)");

    public BotKind {
        if (problem(word).isPresent()) {
            throw new IllegalArgumentException(problem(word).get());
        }
    }

    /** The bot of this word; empty if there is none. */
    public static Optional<BotKind> named(String word) {
        return problem(word).isEmpty() ? Optional.of(new BotKind(word)) : Optional.empty();
    }

    /** Why a word names no bot; empty if it does. */
    public static Optional<String> problem(String word) {
        if (words().contains(word)) {
            return Optional.empty();
        }
        if (!word.startsWith("search:")) {
            return Optional.of("there is no bot " + word);
        }
        Matcher thought = THOUGHT.matcher(word);
        if (!thought.matches()) {
            return Optional.of("expected search:300 (milliseconds a decision) or search:200p (playouts), not " + word);
        }
        boolean isCounted = !thought.group(2).isEmpty();
        int most = isCounted ? MOST_PLAYOUTS : MOST_MILLISECONDS;
        int count = Integer.parseInt(thought.group(1));
        return count >= 1 && count <= most
                ? Optional.empty()
                : Optional.of("a search takes 1 to " + most + (isCounted ? " playouts" : " milliseconds")
                        + " a decision, not " + count);
    }

    /** The words that need no budget. */
    public static List<String> words() {
        return List.of("random", "greedy", "quick", "search");
    }

    /** All kinds with their usual budgets, from the weakest to the strongest. */
    public static List<BotKind> ladder() {
        return KNOWN;
    }

    /** Whether the same seed makes the same choices on every machine. */
    public boolean isRepeatable() {
        return !word.startsWith("search") || word.endsWith("p");
    }

    public <T> Bot<T> bot(Game<T> game, long seed) {
        return bot(game, List.of(), seed);
    }

    /** A bot that some of the players have given orders. */
    public <T> Bot<T> bot(Game<T> game, List<Order> orders, long seed) {
        return bot(game, orders, seed, () -> true);
    }

    /** A bot with orders that thinks ahead only as long as it is allowed to, which it asks all the time. */
    public <T> Bot<T> bot(Game<T> game, List<Order> orders, long seed, BooleanSupplier isAllowed) {
        return new Obliging<>(thinking(game, orders, seed, isAllowed), new RandomBot<>(seed));
    }

    private <T> Bot<T> thinking(Game<T> game, List<Order> orders, long seed, BooleanSupplier isAllowed) {
        Sense<T> sense = orders.isEmpty() ? game.sense() : game.sense().under(orders);
        return switch (word) {
            case "random" -> new RandomBot<>(seed);
            case "greedy" -> new GreedyBot<>(game, seed, GREEDY_TRIES);
            case "quick" -> new PolicyBot<>(sense, seed);
            default -> new SearchBot<>(game, sense, !orders.isEmpty(), seed, budget().asLongAs(isAllowed));
        };
    }

    private Budget budget() {
        Matcher thought = THOUGHT.matcher(word);
        if (!thought.matches()) {
            return Budget.cpuTime(Duration.ofMillis(USUAL_MILLISECONDS));
        }
        int count = Integer.parseInt(thought.group(1));
        return thought.group(2).isEmpty() ? Budget.cpuTime(Duration.ofMillis(count)) : Budget.tries(count);
    }

    @Override
    public String toString() {
        return word;
    }
}
