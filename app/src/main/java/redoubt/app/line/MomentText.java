package redoubt.app.line;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import redoubt.app.words.Words;
import redoubt.kernel.Choice;
import redoubt.kernel.History;
import redoubt.server.session.Telling;

/** What was chosen at the moments of a game, in words. */
public record MomentText<T>(Telling<T> telling, Words words) {

    /** The line for the choice that led to a moment: its number, the seat and what it did; empty at the beginning. */
    public Optional<String> line(History<T> moment) {
        return moment.lastChoice()
                .map(choice -> words.say(
                        "terminal.chosen",
                        Map.of(
                                "number",
                                moment.length(),
                                "seat",
                                choice.seat().number(),
                                "what",
                                said(moment, choice))));
    }

    /** What the last choice did; empty at the beginning. */
    Optional<String> said(History<T> moment) {
        return moment.lastChoice().map(choice -> said(moment, choice));
    }

    private String said(History<T> moment, Choice choice) {
        List<Entry> entries = Entry.of(telling, moment.undone().orElseThrow().state(), words);
        return entries.stream()
                .filter(entry -> entry.choice().equals(choice))
                .findFirst()
                .or(() -> entries.stream()
                        .filter(entry -> entry.choice().key().equals(choice.key()))
                        .findFirst())
                .map(Entry::text)
                .orElse(choice.key());
    }
}
