package redoubt.app.line;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import redoubt.app.words.Words;
import redoubt.kernel.Game;
import redoubt.kernel.Making;
import redoubt.kernel.journal.Journal;

/** What is said of a journal that is not played with what it was begun with. */
public record MakingText(Words words) {
    public Optional<String> of(Journal journal, Game<?> game) {
        Making making = journal.making(game);
        return making == Making.SAME
                ? Optional.empty()
                : Optional.of(words.say(
                        "terminal.making." + making.name().toLowerCase(Locale.ROOT),
                        Map.of("engine", journal.engine())));
    }
}
