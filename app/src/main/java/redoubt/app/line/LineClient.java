package redoubt.app.line;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import redoubt.app.desk.Books;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.JournalFile;
import redoubt.content.rules.Ledgers;
import redoubt.kernel.ChoiceRefused;
import redoubt.kernel.Decision;
import redoubt.kernel.History;
import redoubt.kernel.Seat;
import redoubt.kernel.Status;
import redoubt.kernel.journal.Journal;

/** Plays any game in lines: prints what is seen and what can be chosen, and reads what is. */
public final class LineClient<T> {
    private static final List<String> HELP = List.of(
            "  a number or its text   choose it",
            "  undo                   take the last choice back",
            "  why [ID]               read the rule of this decision, or any rule",
            "  view                   show the table again",
            "  save FILE              write the journal",
            "  quit                   leave the table");

    private final Desk desk;
    private final Optional<Path> autosave;
    private History<T> history;
    private boolean isShown;

    public LineClient(Desk desk, History<T> history, Optional<Path> autosave) {
        this.desk = desk;
        this.history = history;
        this.autosave = autosave;
    }

    /** Plays until the game is over, somebody quits, or nothing more can be read. */
    public History<T> run() throws IOException {
        changed();
        while (!history.state().isOver()) {
            List<Entry> entries =
                    Entry.of(history.engine(), history.state(), history.setUp().seats());
            show(entries);
            String line = read("> ");
            if (line == null || line.strip().equals("quit")) {
                return history;
            }
            obey(line.strip(), entries);
        }
        say("");
        seen();
        say(
                history.state().status() instanceof Status.Won won
                        ? "You have won [" + won.rule() + "]."
                        : "You have lost [" + ((Status.Lost) history.state().status()).rule() + "].");
        return history;
    }

    private void obey(String line, List<Entry> entries) throws IOException {
        String[] words = line.split("\\s+", 2);
        String rest = words.length == 2 ? words[1] : "";
        switch (words[0].toLowerCase(Locale.ROOT)) {
            case "" -> {}
            case "help" -> HELP.forEach(this::say);
            case "undo" -> undo();
            case "why" -> why(rest);
            case "view" -> isShown = false;
            case "save" -> save(rest);
            default -> choose(line, entries);
        }
    }

    private void choose(String line, List<Entry> entries) {
        Optional<Entry> entry = Entry.named(entries, line);
        if (entry.isEmpty()) {
            say("\"" + line + "\" is not offered; type a number from 1 to " + entries.size() + ", or help");
            return;
        }
        try {
            history = history.then(entry.get().choice());
            changed();
        } catch (ChoiceRefused refused) {
            say(refused.getMessage());
        }
    }

    private void undo() throws IOException {
        Optional<History<T>> earlier = history.undone();
        if (earlier.isEmpty()) {
            say("nothing to undo");
            return;
        }
        if (!history.isUndoFree()) {
            String answer = read("the dice will fall the same; undo? y/n ");
            if (answer == null || !answer.strip().toLowerCase(Locale.ROOT).startsWith("y")) {
                return;
            }
        }
        say("undone: " + history.lastChoice().orElseThrow().key());
        history = earlier.get();
        isShown = false;
        autosave();
    }

    private void why(String id) {
        Ledgers ledgers = Books.english(desk);
        String wanted = id.isEmpty() ? history.state().decision().rule().id() : id.toUpperCase(Locale.ROOT);
        RuleText.lines(ledgers, wanted).forEach(this::say);
    }

    private void save(String file) {
        if (file.isEmpty()) {
            say("save where? save FILE");
            return;
        }
        try {
            JournalFile.write(Path.of(file), Journal.of(history));
            say("saved " + file);
        } catch (CommandRefused | InvalidPathException refused) {
            say(refused.getMessage());
        }
    }

    private void changed() {
        history.events().forEach(event -> say("  * " + EventText.of(event)));
        isShown = false;
        autosave();
    }

    private void autosave() {
        autosave.ifPresent(file -> JournalFile.write(file, Journal.of(history)));
    }

    private void show(List<Entry> entries) {
        if (isShown) {
            return;
        }
        isShown = true;
        say("");
        seen();
        Decision<?> decision = history.state().decision();
        say(seats(decision) + " must decide [" + decision.rule() + "]");
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            say(String.format(Locale.ROOT, "  %2d  %s", i + 1, entry.choice().key())
                    + (entry.isInterrupt() ? "  (seat " + entry.choice().seat() + ", at any time)" : ""));
        }
    }

    private void seen() {
        Seat seat = history.state().isOver()
                ? new Seat(1)
                : history.state().decision().seats().first();
        ViewText.lines(history.engine().game().view(history.state(), seat)).forEach(this::say);
    }

    private String seats(Decision<?> decision) {
        List<Seat> seats = decision.seats().list().stream()
                .filter(seat -> seat.number() <= history.setUp().seats())
                .toList();
        return seats.size() == 1
                ? "Seat " + seats.getFirst()
                : "Seats " + seats.stream().map(Seat::toString).collect(Collectors.joining(", "));
    }

    private String read(String prompt) throws IOException {
        desk.out().print(prompt);
        desk.out().flush();
        return desk.in().readLine();
    }

    private void say(String line) {
        desk.out().println(line);
    }
}
