package redoubt.app.line;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import redoubt.app.desk.Books;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.JournalFile;
import redoubt.kernel.Choice;
import redoubt.kernel.ChoiceRefused;
import redoubt.kernel.Decision;
import redoubt.kernel.Event;
import redoubt.kernel.History;
import redoubt.kernel.Option;
import redoubt.kernel.Seat;
import redoubt.kernel.Status;
import redoubt.kernel.journal.Journal;

/** Plays any game in lines: prints what is seen and what can be chosen, and reads what is. */
public final class LineClient<T> {
    private static final List<String> HELP = List.of(
            "  a number or its text   choose it (Tab completes)",
            "  undo, redo             take the last choice back, or make it again",
            "  why [N | ID]           the rule of this decision, the rules of option N, or any rule",
            "  mission                what this mission is about",
            "  odds                   what the attacks on offer promise",
            "  forecast               what the zombies would do now, and why",
            "  map, team, view        show the board, the dashboards, or everything",
            "  more                   list everything that can be chosen, also at any time",
            "  log [N]                what happened through the last N choices (5)",
            "  save FILE              write the journal",
            "  quit                   leave the table");
    private static final List<String> COMMANDS = List.of(
            "undo",
            "redo",
            "why",
            "mission",
            "odds",
            "forecast",
            "map",
            "team",
            "view",
            "more",
            "log",
            "save",
            "quit",
            "help");
    private static final int LOGGED = 5;

    private final Desk desk;
    private final Typing typing;
    private final Showing<T> showing;
    private final Optional<Path> autosave;
    private final List<Choice> undone = new ArrayList<>();
    private History<T> history;
    private List<String> shown = List.of();
    private boolean isShown;

    public LineClient(Desk desk, Typing typing, Showing<T> showing, History<T> history, Optional<Path> autosave) {
        this.desk = desk;
        this.typing = typing;
        this.showing = showing;
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
            String line = typing.line("> ", words(entries));
            if (line == null || line.strip().equals("quit")) {
                return history;
            }
            obey(line.strip(), entries);
        }
        say("");
        say(showing.table(history.state(), typing.ink(), typing.width()));
        end();
        return history;
    }

    private void end() {
        boolean isWon = history.state().status() instanceof Status.Won;
        String rule = switch (history.state().status()) {
            case Status.Won won -> won.rule().id();
            case Status.Lost lost -> lost.rule().id();
            case Status.Waiting _, Status.SetUpDone _ -> throw new IllegalStateException("the game is not over");
        };
        say(RuleText.lines(Books.english(desk), rule));
        say(typing.ink().title((isWon ? "You have won [" : "You have lost [") + rule + "]."));
    }

    private static List<String> words(List<Entry> entries) {
        List<String> words = new ArrayList<>();
        entries.forEach(entry -> words.add(entry.choice().key()));
        words.addAll(COMMANDS);
        return words;
    }

    private void obey(String line, List<Entry> entries) throws IOException {
        String[] words = line.split("\\s+", 2);
        String rest = words.length == 2 ? words[1] : "";
        switch (words[0].toLowerCase(Locale.ROOT)) {
            case "" -> {}
            case "help" -> say(HELP);
            case "undo" -> undo();
            case "redo" -> redo();
            case "why" -> say(new Reasons<>(history, showing, Books.english(desk)).lines(rest, entries));
            case "mission" -> say(RuleText.ofMission(Books.english(desk), history.setUp()));
            case "odds" -> say(showing.odds(history.state(), options(entries)));
            case "forecast" -> say(showing.forecast(history.state()));
            case "map" -> say(showing.map(history.state(), typing.ink(), typing.width()));
            case "team" -> say(showing.team(history.state(), typing.ink(), typing.width()));
            case "more" -> say(OptionText.lines(entries, typing.ink(), typing.width(), true));
            case "view" -> {
                shown = List.of();
                isShown = false;
            }
            case "log" -> log(rest);
            case "save" -> save(rest);
            default -> choose(line, entries);
        }
    }

    private static List<Option> options(List<Entry> entries) {
        return entries.stream().map(Entry::option).toList();
    }

    private void choose(String line, List<Entry> entries) {
        Optional<Entry> entry = Entry.named(entries, line);
        if (entry.isEmpty()) {
            say("\"" + line + "\" is not offered; type a number from 1 to " + entries.size() + ", or help");
            return;
        }
        try {
            history = history.then(entry.get().choice());
            undone.clear();
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
            String answer = typing.line("the dice will fall the same; undo? y/n ", List.of("yes", "no"));
            if (answer == null || !answer.strip().toLowerCase(Locale.ROOT).startsWith("y")) {
                return;
            }
        }
        Choice last = history.lastChoice().orElseThrow();
        say("undone: " + last.key());
        undone.add(last);
        history = earlier.get();
        isShown = false;
        autosave();
    }

    private void redo() {
        if (undone.isEmpty()) {
            say("nothing to redo");
            return;
        }
        Choice next = undone.removeLast();
        say("made again: " + next.key());
        history = history.then(next);
        changed();
    }

    private void log(String count) {
        int wanted = count.matches("[0-9]{1,6}") ? Integer.parseInt(count) : LOGGED;
        List<History<T>> moments = history.moments();
        for (History<T> moment : moments.subList(Math.max(0, moments.size() - wanted), moments.size())) {
            moment.lastChoice()
                    .ifPresent(choice -> say(moment.length() + ". seat " + choice.seat() + ": " + choice.key()));
            moment.events().forEach(this::tell);
        }
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
        history.events().stream().filter(showing::isNews).forEach(this::tell);
        isShown = false;
        autosave();
    }

    private void tell(Event event) {
        String text = showing.event(event);
        int rule = text.lastIndexOf(" [");
        say("  * " + typing.ink().happened(text.substring(0, rule))
                + typing.ink().rule(text.substring(rule)));
    }

    private void autosave() {
        autosave.ifPresent(file -> JournalFile.write(file, Journal.of(history)));
    }

    private void show(List<Entry> entries) {
        if (isShown) {
            return;
        }
        isShown = true;
        Ink ink = typing.ink();
        List<String> table = showing.table(history.state(), ink, typing.width());
        if (!table.equals(shown)) {
            say("");
            say(table);
            shown = table;
        }
        Decision<?> decision = history.state().decision();
        String question = showing.question(history.state());
        say((question.isEmpty() ? "" : ink.title(question) + " ") + seats(decision) + " must decide "
                + ink.rule("[" + decision.rule() + "]"));
        say(OptionText.lines(entries, ink, typing.width(), false));
    }

    private String seats(Decision<?> decision) {
        List<Seat> seats = decision.seats().list().stream()
                .filter(seat -> seat.number() <= history.setUp().seats())
                .toList();
        return seats.size() == 1
                ? "Seat " + seats.getFirst()
                : "Seats " + seats.stream().map(Seat::toString).collect(Collectors.joining(", "));
    }

    private void say(List<String> lines) {
        lines.forEach(this::say);
    }

    private void say(String line) {
        typing.say(line);
    }
}
