package redoubt.app.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.kernel.Choice;
import redoubt.kernel.Engine;
import redoubt.kernel.Interrupt;
import redoubt.kernel.Option;
import redoubt.kernel.Seat;
import redoubt.kernel.State;

/** One thing that can be chosen now, and whether it only interrupts the question. */
record Entry(Choice choice, Option option, boolean isInterrupt) {

    /** The options of the decision, then the interrupts of every seat. */
    static <T> List<Entry> of(Engine<T> engine, State<T> state, int seats) {
        List<Entry> entries = new ArrayList<>();
        Seat answering = state.decision().seats().first();
        for (Option option : state.decision().options()) {
            entries.add(new Entry(new Choice(answering, option.key()), option, false));
        }
        for (int number = 1; number <= seats; number++) {
            for (Interrupt<T> interrupt : engine.interrupts(state, new Seat(number))) {
                entries.add(new Entry(new Choice(new Seat(number), interrupt.key()), interrupt, true));
            }
        }
        return entries;
    }

    /** The entry that somebody names by its number, its key, its seat and key, or the beginning of one key only. */
    static Optional<Entry> named(List<Entry> entries, String text) {
        if (text.matches("[0-9]{1,6}")) {
            int number = Integer.parseInt(text);
            return number >= 1 && number <= entries.size() ? Optional.of(entries.get(number - 1)) : Optional.empty();
        }
        Optional<Entry> exact = entries.stream()
                .filter(entry -> entry.choice().key().equalsIgnoreCase(text)
                        || (entry.choice().seat() + " " + entry.choice().key()).equalsIgnoreCase(text))
                .findFirst();
        List<Entry> begun = entries.stream()
                .filter(entry -> entry.choice().key().regionMatches(true, 0, text, 0, text.length()))
                .toList();
        return exact.isPresent() || begun.size() != 1 ? exact : Optional.of(begun.getFirst());
    }
}
