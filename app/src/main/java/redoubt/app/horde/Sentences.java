package redoubt.app.horde;

import java.util.Optional;
import redoubt.app.line.EventText;
import redoubt.kernel.Event;

/** What happened, in a sentence that names its rule. */
public final class Sentences {
    private Sentences() {}

    public static String of(Event event) {
        return known(event)
                .map(sentence -> sentence + " [" + event.rule() + "]")
                .orElseGet(() -> EventText.of(event));
    }

    /** The sentence without its rule, if the event is one of those that have a sentence of their own. */
    static Optional<String> known(Event event) {
        return switch (event) {
            case Event.GameWon _ -> Optional.of("The game is won.");
            case Event.GameLost _ -> Optional.of("The game is lost.");
            default ->
                HordeSentences.of(event)
                        .or(() -> WhiteDeathSentences.of(event))
                        .or(() -> LivingDeadSentences.of(event));
        };
    }
}
