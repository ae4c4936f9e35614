package redoubt.server.session;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import redoubt.bots.Budget;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.JudgeCalls.Weighing;

/**
 * What a bot thinks of the question at one table. It is worked out once for each step, however many people ask, and given up when the
 * game goes on; whoever asks at very many steps has to wait.
 */
final class Weighings {
    /** Enough for some hundred imagined games of each answer, and hardly anybody waits. */
    static final Duration TIME = Duration.ofMillis(400);

    private static final Duration LONGEST = Duration.ofSeconds(2);

    /** More than anybody needs who weighs every answer of a round. */
    static final int AT_ONCE = 20;

    private static final double PER_SECOND = 0.5;

    private final Thinkers thinkers;
    private final LongSupplier nanoClock;
    private final Map<String, Bucket> people = new HashMap<>();
    private Optional<Asked> latest = Optional.empty();

    /** A question that is being judged or has been. */
    private record Asked(int step, AtomicBoolean isWanted, CompletableFuture<Weighing> answer) {}

    Weighings(Thinkers thinkers, LongSupplier nanoClock) {
        this.thinkers = thinkers;
        this.nanoClock = nanoClock;
    }

    /**
     * Begins to judge the question of a table for somebody, unless it is judged already; wait for it with no table locked. Whoever waits
     * while the game goes on is told of no answer.
     */
    CompletableFuture<Weighing> ask(Sitting<?> sitting, String person) {
        Optional<CompletableFuture<Weighing>> known =
                latest.filter(asked -> asked.step() == sitting.step()).map(Asked::answer);
        if (known.isPresent()) {
            return known.get();
        }
        Bucket bucket = people.computeIfAbsent(person, _ -> new Bucket(AT_ONCE, PER_SECOND, nanoClock));
        if (!bucket.take()) {
            throw new Refused(Fault.RATE, "you have asked very often; wait a little");
        }
        passed();
        AtomicBoolean isWanted = new AtomicBoolean(true);
        Budget budget = thinkers.time(Thinkers.Rank.WEIGHING, TIME, LONGEST).asLongAs(isWanted::get);
        CompletableFuture<Weighing> answer = thinkers.begin(Thinkers.Rank.WEIGHING, sitting.weighing(budget))
                .thenApply(weighed ->
                        isWanted.get() ? weighed : new Weighing(weighed.step(), weighed.isInformed(), List.of()));
        latest = Optional.of(new Asked(sitting.step(), isWanted, answer));
        return answer;
    }

    /** The game has gone on: nobody needs what is being judged. */
    void passed() {
        latest.ifPresent(asked -> asked.isWanted().set(false));
        latest = Optional.empty();
    }
}
