package redoubt.app.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import redoubt.app.words.Words;
import redoubt.kernel.Choice;
import redoubt.kernel.Seat;
import redoubt.kernel.State;
import redoubt.server.protocol.TableMessage.Extra;
import redoubt.server.protocol.TableMessage.OptionCard;
import redoubt.server.session.Telling;

/**
 * One thing that can be chosen now: the choice, the kind of option, what it does in words, the rule that people are warned of,
 * whether only its seat may choose it, and whether it is an interrupt.
 */
record Entry(Choice choice, String kind, String text, Optional<String> warning, boolean isOwned, boolean isInterrupt) {

    /** What the keys of told dice and cards begin with, so that people need only type what they see. */
    private static final String TELL = "tell ";

    /** The options of the decision, then the interrupts of every seat. */
    static <T> List<Entry> of(Telling<T> telling, State<T> state, Words words) {
        if (state.isOver()) {
            return List.of();
        }
        List<Entry> entries = new ArrayList<>();
        Seat answering = state.decision().seats().first();
        for (OptionCard option : telling.question(state).orElseThrow().options()) {
            Seat seat =
                    option.owners().map(owners -> new Seat(owners.getFirst())).orElse(answering);
            entries.add(of(seat, option, words, false));
        }
        for (Extra extra : telling.extras(state)) {
            entries.add(of(new Seat(extra.seat()), extra.option(), words, true));
        }
        return entries;
    }

    private static Entry of(Seat seat, OptionCard option, Words words, boolean isInterrupt) {
        return new Entry(
                new Choice(seat, option.key()),
                option.name(),
                words.option(option),
                option.warning(),
                option.owners().isPresent(),
                isInterrupt);
    }

    /**
     * The entry somebody typed: by what a die or a card of theirs shows, its number, its key, its seat and key, its words, or the
     * beginning of a single key or text.
     */
    static Optional<Entry> named(List<Entry> entries, String typed) {
        Optional<Entry> told = exactly(entries, TELL + typed);
        if (told.isPresent()) {
            return told;
        }
        if (typed.matches("[0-9]{1,6}")) {
            int number = Integer.parseInt(typed);
            return number >= 1 && number <= entries.size() ? Optional.of(entries.get(number - 1)) : Optional.empty();
        }
        return exactly(entries, typed)
                .or(() -> only(entries, entry -> begins(entry.choice().key(), typed)))
                .or(() -> only(entries, entry -> begins(entry.text(), typed)));
    }

    /** The entry whose key, seat and key, or words match exactly. */
    static Optional<Entry> exactly(List<Entry> entries, String typed) {
        return entries.stream()
                .filter(entry -> entry.choice().key().equalsIgnoreCase(typed)
                        || (entry.choice().seat() + " " + entry.choice().key()).equalsIgnoreCase(typed)
                        || Typed.isSame(entry.text(), typed))
                .findFirst();
    }

    private static Optional<Entry> only(List<Entry> entries, Predicate<Entry> wanted) {
        List<Entry> found = entries.stream().filter(wanted).toList();
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    private static boolean begins(String text, String typed) {
        return Typed.folded(text).startsWith(Typed.folded(typed));
    }
}
