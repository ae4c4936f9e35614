package redoubt.kernel.journal;

import java.util.Optional;
import redoubt.kernel.ChoiceRefused;
import redoubt.kernel.History;
import redoubt.kernel.RuleId;
import redoubt.kernel.Status;
import redoubt.kernel.journal.Journal.RoundMark;

/**
 * Where a replayed game departs from its journal: the round, the choice, the rule by which the game goes on now, and the choice
 * that is refused, or none if it is accepted but something else is offered after it.
 */
public record Parting(int round, int choice, RuleId rule, Optional<String> refused, String reason) {
    static Parting refused(History<?> game, String key, ChoiceRefused refused) {
        return new Parting(round(game), game.length() + 1, rule(game), Optional.of(key), refused.getMessage());
    }

    static Parting offered(History<?> game, RoundMark mark) {
        String reason = "the journal says round " + mark.round() + " " + mark.trail() + ", the game is in round "
                + round(game) + " " + game.trail().mark();
        return new Parting(mark.round(), game.length(), rule(game), Optional.empty(), reason);
    }

    static <T> int round(History<T> game) {
        return game.engine().game().round(game.state().table());
    }

    private static RuleId rule(History<?> game) {
        return switch (game.state().status()) {
            case Status.Waiting waiting -> waiting.decision().rule();
            case Status.Won won -> won.rule();
            case Status.Lost lost -> lost.rule();
            case Status.SetUpDone done -> throw new IllegalStateException("the game has not begun: " + done);
        };
    }

    @Override
    public String toString() {
        return "round " + round + ", choice " + choice + ", rule " + rule + ": " + reason;
    }
}
