package redoubt.server.session;

import java.util.Optional;
import redoubt.kernel.State;
import redoubt.server.protocol.TableMessage.Verdict;

/** How a game ended, as the store keeps it with the last entry: {@code won WD-WIN-01}, {@code lost TY-END-02}, or nothing. */
final class Outcome {
    private static final String WON = "won ";
    private static final String LOST = "lost ";

    private Outcome() {}

    static String text(State<?> state) {
        return Telling.verdict(state)
                .map(verdict -> (verdict.isWon() ? WON : LOST) + verdict.rule())
                .orElse("");
    }

    /** The verdict that was kept; empty if the game goes on or nobody can tell. */
    static Optional<Verdict> verdict(String text) {
        if (text.startsWith(WON)) {
            return Optional.of(new Verdict(true, text.substring(WON.length())));
        }
        return text.startsWith(LOST)
                ? Optional.of(new Verdict(false, text.substring(LOST.length())))
                : Optional.empty();
    }
}
