package redoubt.server.session;

import java.util.List;
import java.util.Optional;
import redoubt.kernel.Choice;
import redoubt.kernel.ChoiceRefused;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.StateText;
import redoubt.kernel.journal.Journal;
import redoubt.server.protocol.Fault;
import redoubt.server.store.EntryRow;

/** A game played again from its log: how far it got, the steps of the log, and why it got no further, if so. */
record Restored<T>(Line<T> line, int step, StateText<T> text, Optional<String> broken) {
    static <T> Restored<T> of(Game<T> game, Journal head, List<EntryRow> entries) {
        Engine<T> engine = new Engine<>(game);
        Line<T> line;
        try {
            line = Line.begin(History.begin(engine, head.setUp(), head.luck()));
        } catch (SetUpRefused refused) {
            throw new Refused(Fault.READ_ONLY, "this table can no longer be set up: " + refused.reason());
        }
        StateText<T> text = new StateText<>(engine, head.setUp());
        Optional<String> broken = check(
                line,
                text,
                head.marks().isEmpty() ? "" : head.marks().getFirst().hash());
        int step = 0;
        for (EntryRow entry : entries) {
            if (broken.isEmpty()) {
                try {
                    line = played(line, entry);
                    broken = check(line, text, entry.hash());
                } catch (ChoiceRefused refused) {
                    broken = Optional.of(differs(line, "step " + entry.step() + ": " + refused.reason()));
                }
            }
            step = entry.step();
        }
        return new Restored<>(line, step, text, broken);
    }

    private static <T> Line<T> played(Line<T> line, EntryRow entry) {
        if (entry.isUndo()) {
            return line.previous().orElse(line);
        }
        History<T> next = line.history().then(new Choice(new Seat(entry.seat()), entry.key()));
        return line.then(next, entry.step(), entry.by(), BotTurns.isBot(entry.by()));
    }

    private static <T> Optional<String> check(Line<T> line, StateText<T> text, String expected) {
        if (expected.isEmpty() || text.hash(line.history().state()).equals(expected)) {
            return Optional.empty();
        }
        return Optional.of(differs(line, "the state is another than the one that was played"));
    }

    private static <T> String differs(Line<T> line, String what) {
        return "the rules of today play this game differently since round " + line.round() + ", choice "
                + line.choices() + " (" + what + ")";
    }
}
