package redoubt.app.line;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Games;
import redoubt.app.desk.JournalFile;
import redoubt.app.words.Words;
import redoubt.content.rules.Ledgers;
import redoubt.kernel.Choice;
import redoubt.kernel.ChoiceRefused;
import redoubt.kernel.Event;
import redoubt.kernel.History;
import redoubt.kernel.Option;
import redoubt.kernel.Status;
import redoubt.kernel.Tell;
import redoubt.kernel.journal.Journal;
import redoubt.server.protocol.TableMessage.AimCard;
import redoubt.server.protocol.TableMessage.AimKind;
import redoubt.server.protocol.TableMessage.Question;
import redoubt.server.session.Telling;

/** Plays any game line by line: prints what is seen and what can be chosen, and reads what is chosen. */
public final class LineClient<T> {
    private static final int LOGGED = 5;

    private final Typing typing;
    private final Words words;
    private final RuleText rules;
    private final Showing<T> showing;
    private final Telling<T> telling;
    private final MomentText<T> moments;
    private final Optional<Path> autosave;
    private final List<Choice> undone = new ArrayList<>();
    private History<T> history;
    private List<String> shown = List.of();
    private boolean isShown;

    public LineClient(Typing typing, Words words, Ledgers ledgers, History<T> history, Optional<Path> autosave) {
        this.typing = typing;
        this.words = words;
        this.rules = new RuleText(ledgers, words);
        this.showing = ShowingBox.showing(history.engine().game(), words);
        this.telling = new Telling<>(history.engine(), history.setUp().seats());
        this.moments = new MomentText<>(telling, words);
        this.history = history;
        this.autosave = autosave;
    }

    /** Says how to find out what can be typed. */
    public static String hint(Words words) {
        return words.say("terminal.hint", Map.of("help", LineCommand.HELP.word(words)));
    }

    /** Plays until the game is over, somebody quits, or the input ends. */
    public History<T> run() throws IOException {
        changed();
        while (!history.state().isOver()) {
            List<Entry> entries = Entry.of(telling, history.state(), words);
            show(entries);
            String line = typing.line("> ", completions(entries));
            if (line == null || isQuitting(line.strip(), entries)) {
                return history;
            }
            obey(line.strip(), entries);
        }
        say("");
        say(showing.table(history.state(), typing.ink(), typing.width()));
        end();
        return history;
    }

    private boolean isQuitting(String line, List<Entry> entries) {
        return command(line, entries).filter(LineCommand.QUIT::equals).isPresent();
    }

    private void end() {
        boolean isWon = history.state().status() instanceof Status.Won;
        String rule = switch (history.state().status()) {
            case Status.Won won -> won.rule().id();
            case Status.Lost lost -> lost.rule().id();
            case Status.Waiting _, Status.SetUpDone _ -> throw new IllegalStateException("the game is not over");
        };
        say(checklist());
        say(rules.lines(rule));
        say(typing.ink().title(words.say(isWon ? "terminal.won" : "terminal.lost", Map.of("rule", rule))));
    }

    /** What wins and what must stay as it is, one line each; parts stand below what they belong to. */
    private List<String> checklist() {
        return telling.aims(history.state()).stream()
                .map(aim -> (aim.kind() == AimKind.PART ? "    [" : "  [") + tick(aim) + "] " + words.aim(aim))
                .toList();
    }

    private static String tick(AimCard aim) {
        if (aim.kind() == AimKind.KEEP) {
            return aim.done() > 0 ? "!" : "-";
        }
        return aim.done() >= aim.of() ? "x" : " ";
    }

    private List<String> completions(List<Entry> entries) {
        List<String> texts = new ArrayList<>();
        entries.forEach(entry -> texts.add(entry.text()));
        for (LineCommand command : LineCommand.values()) {
            texts.add(command.word(words));
        }
        return texts;
    }

    /** The command that a line begins with, unless the line matches a choice word for word. */
    private Optional<LineCommand> command(String line, List<Entry> entries) {
        return Entry.exactly(entries, line).isPresent()
                ? Optional.empty()
                : LineCommand.typed(line.split("\\s+", 2)[0], words);
    }

    private void obey(String line, List<Entry> entries) throws IOException {
        if (line.isEmpty()) {
            return;
        }
        Optional<LineCommand> command = command(line, entries);
        if (command.isEmpty()) {
            choose(line, entries);
            return;
        }
        String[] parts = line.split("\\s+", 2);
        obey(command.get(), parts.length == 2 ? parts[1] : "", entries);
    }

    private void obey(LineCommand command, String rest, List<Entry> entries) throws IOException {
        switch (command) {
            case HELP -> say(LineCommand.help(words));
            case UNDO -> undo();
            case REDO -> redo();
            case WHY -> say(new Reasons<>(history, showing, rules, words).lines(rest, entries));
            case MISSION -> {
                say(rules.mission(
                        history.setUp(),
                        Games.mission(history.engine().game(), history.setUp().mission())));
                say(checklist());
            }
            case ODDS -> say(odds(entries));
            case FORECAST -> say(showing.forecast(history.state()));
            case MAP -> say(showing.map(history.state(), typing.ink(), typing.width()));
            case SHEETS -> say(CampaignText.of(history, words));
            case TEAM -> say(showing.team(history.state(), typing.ink(), typing.width()));
            case MORE -> say(OptionLines.of(entries, words, typing.ink(), typing.width(), true));
            case VIEW -> {
                shown = List.of();
                isShown = false;
            }
            case LOG -> log(rest);
            case SAVE -> save(rest);
            case QUIT -> throw new IllegalStateException("whoever quits is gone");
        }
    }

    /** The odds of the options that involve dice, two lines each. */
    private List<String> odds(List<Entry> entries) {
        List<? extends Option> options = history.state().decision().options();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < options.size(); i++) {
            Optional<String> odds = showing.odds(history.state(), options.get(i));
            if (odds.isPresent()) {
                lines.add(String.format(
                        Locale.ROOT, "  %2d  %s", i + 1, entries.get(i).text()));
                lines.add("      " + odds.get());
            }
        }
        return lines.isEmpty() ? List.of(words.say("terminal.noOdds")) : lines;
    }

    /** Several dice told together are typed in one line, such as {@code 5 2 6}; each is a choice of its own. */
    private void choose(String line, List<Entry> entries) {
        String[] each = line.split("\\s+");
        int dice = Tell.dice(history.state().decision());
        if (each.length > 1 && each.length <= dice && named(each, entries)) {
            for (String die : each) {
                take(die, entries);
            }
            return;
        }
        take(line, entries);
    }

    private static boolean named(String[] dice, List<Entry> entries) {
        return Arrays.stream(dice).allMatch(die -> Entry.named(entries, die).isPresent());
    }

    private void take(String line, List<Entry> entries) {
        Optional<Entry> entry = Entry.named(entries, line);
        if (entry.isEmpty()) {
            say(words.say(
                    "terminal.notOffered",
                    Map.of("typed", line, "last", entries.size(), "help", LineCommand.HELP.word(words))));
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
            say(words.say("terminal.nothingToUndo"));
            return;
        }
        if (!history.isUndoFree() && !Typed.isAgreed(typing, words, words.say("terminal.undoAnyway"))) {
            return;
        }
        say(words.say("terminal.undone", Map.of("what", moments.said(history).orElseThrow())));
        undone.add(history.lastChoice().orElseThrow());
        history = earlier.get();
        isShown = false;
        autosave();
    }

    private void redo() {
        if (undone.isEmpty()) {
            say(words.say("terminal.nothingToRedo"));
            return;
        }
        history = history.then(undone.removeLast());
        say(words.say("terminal.redone", Map.of("what", moments.said(history).orElseThrow())));
        changed();
    }

    private void log(String count) {
        int wanted = count.matches("[0-9]{1,6}") ? Integer.parseInt(count) : LOGGED;
        List<History<T>> all = history.moments();
        for (History<T> moment : all.subList(Math.max(0, all.size() - wanted), all.size())) {
            moments.line(moment).ifPresent(this::say);
            moment.events().forEach(this::tell);
        }
    }

    private void save(String file) {
        if (file.isEmpty()) {
            say(words.say("terminal.saveWhere", Map.of("save", LineCommand.SAVE.word(words))));
            return;
        }
        try {
            JournalFile.write(Path.of(file), Journal.of(history));
            say(words.say("terminal.saved", Map.of("file", file)));
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
        say("  * " + typing.ink().happened(new EventText(words).of(event))
                + typing.ink().rule(" [" + event.rule() + "]"));
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
        Question question = telling.question(history.state()).orElseThrow();
        String asked =
                words.question(question).map(text -> ink.title(text) + " ").orElse("");
        say(asked + seats(question) + " " + ink.rule("[" + question.rule() + "]"));
        say(OptionLines.of(entries, words, ink, typing.width(), false));
    }

    private String seats(Question question) {
        return words.say("terminal.decides", Map.of("count", question.seats().size(), "seats", question.seats()));
    }

    private void say(List<String> lines) {
        lines.forEach(this::say);
    }

    private void say(String line) {
        typing.say(line);
    }
}
