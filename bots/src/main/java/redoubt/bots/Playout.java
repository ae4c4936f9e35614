package redoubt.bots;

import redoubt.kernel.Game;
import redoubt.kernel.State;

/** Plays an imagined game on until it ends, or until it has gone on for so many decisions that its position says enough. */
public record Playout<T>(Game<T> game, Policy<T> policy, int mostDecisions) {

    /** How well the players stood at last, from 0 (lost) to 1 (won), and after how many decisions. */
    public record Outcome(double value, int decisions) {}

    public Outcome play(State<T> from) {
        State<T> state = from;
        int decisions = 0;
        for (; !state.isOver() && decisions < mostDecisions; decisions++) {
            state = policy.next(state);
        }
        return new Outcome(value(game, state), decisions);
    }

    /** How well the players stand, from 0 (lost) to 1 (won). */
    static <T> double value(Game<T> game, State<T> state) {
        if (state.isOver()) {
            return state.isWon() ? 1 : 0;
        }
        return game.appraise(state.table());
    }
}
