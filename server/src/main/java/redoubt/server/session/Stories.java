package redoubt.server.session;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import redoubt.bots.Budget;
import redoubt.server.protocol.JudgeCalls.Story;
import redoubt.server.protocol.JudgeCalls.StoryLine;

/**
 * How the game of one table went, worked out once for each end that somebody asks about and kept as long as the table is. It is counted
 * in tries, so that everybody is told the same however busy the machine is.
 */
final class Stories {
    /** A chance is told to a few points; a game of two hundred choices takes some seconds. */
    static final int TRIES = 150;

    private final Thinkers thinkers;
    private Optional<Asked> latest = Optional.empty();

    /** A game that is being looked at or has been, up to a step of the log. */
    private record Asked(int step, AtomicInteger done, AtomicBoolean isWanted, CompletableFuture<StoryLine> line) {}

    Stories(Thinkers thinkers) {
        this.thinkers = thinkers;
    }

    /** The story of a game, or how far it is; whoever wants all of it asks again. */
    Story ask(Sitting<?> sitting) {
        if (!sitting.isSenseInformed()) {
            return new Story(0, sitting.choices(), false, Optional.empty());
        }
        if (latest.filter(
                        asked -> asked.step() == sitting.step() && !asked.line().isCompletedExceptionally())
                .isEmpty()) {
            giveUp();
            latest = Optional.of(begun(sitting));
        }
        Asked asked = latest.get();
        return new Story(
                asked.done().get(),
                sitting.choices(),
                true,
                asked.line().isDone() ? Optional.of(Thinkers.done(asked.line())) : Optional.empty());
    }

    private Asked begun(Sitting<?> sitting) {
        AtomicInteger done = new AtomicInteger();
        AtomicBoolean isWanted = new AtomicBoolean(true);
        Budget budget = thinkers.tries(Thinkers.Rank.STORY, TRIES).asLongAs(isWanted::get);
        CompletableFuture<StoryLine> line = thinkers.begin(Thinkers.Rank.STORY, sitting.story(budget, choices -> {
            if (!isWanted.get()) {
                throw new CancellationException("nobody wants to hear it any more");
            }
            done.set(choices);
        }));
        return new Asked(sitting.step(), done, isWanted, line);
    }

    /** Nobody wants to hear what is being worked out. */
    void giveUp() {
        latest.ifPresent(asked -> asked.isWanted().set(false));
        latest = Optional.empty();
    }
}
