package redoubt.app.command;

import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Nearest;
import redoubt.bots.BotKind;

/** How a bot is asked for on the command line. */
final class BotOption {
    static final String WHO =
            "Who plays: random, greedy, quick, search, search:300 (milliseconds a decision) or search:200p (playouts)";

    private BotOption() {}

    static BotKind read(String word) {
        BotKind.problem(word).ifPresent(problem -> {
            throw new CommandRefused(problem + Nearest.hint(word, BotKind.words()) + " (bots: "
                    + String.join(", ", BotKind.words()) + ")");
        });
        return new BotKind(word);
    }
}
