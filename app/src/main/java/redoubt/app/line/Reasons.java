package redoubt.app.line;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import redoubt.app.words.Words;
import redoubt.kernel.Engine;
import redoubt.kernel.Event;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.Obstacle;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.State;

/**
 * Explains why something is asked, what an option is about, or why a usual action is missing, with entries from the ledger.
 */
record Reasons<T>(History<T> history, Showing<T> showing, RuleText rules, Words words) {
    private static final int MOST = 3;

    /** The entries of a rule, of an option by its number, of an action that is missing, or of the question itself. */
    List<String> lines(String asked, List<Entry> entries) {
        if (asked.isEmpty()) {
            List<String> lines = new ArrayList<>(
                    rules.lines(history.state().decision().rule().id()));
            List<Obstacle> obstacles = obstacles();
            if (!obstacles.isEmpty()) {
                lines.add(words.say("terminal.notPossible") + ":");
                obstacles.forEach(obstacle -> lines.add("  " + missing(obstacle)));
            }
            return lines;
        }
        Optional<Obstacle> obstacle = obstacles().stream()
                .filter(each ->
                        Typed.isSame(action(each), asked) || each.action().equalsIgnoreCase(asked))
                .findFirst();
        if (obstacle.isPresent()) {
            List<String> lines = new ArrayList<>(List.of(missing(obstacle.get())));
            lines.addAll(rules.lines(obstacle.get().rule().id()));
            return lines;
        }
        Optional<Entry> entry = Entry.named(entries, asked);
        if (entry.isEmpty()) {
            return rules.lines(asked.toUpperCase(Locale.ROOT));
        }
        List<String> lines = new ArrayList<>();
        lines.add(entry.get().text() + ":");
        for (String id : rules(entry.get())) {
            lines.addAll(rules.lines(id));
        }
        return lines.size() == 1 ? rules.lines(history.state().decision().rule().id()) : lines;
    }

    private List<Obstacle> obstacles() {
        return history.engine().game().obstacles(history.state());
    }

    private String action(Obstacle obstacle) {
        return words.name("action", obstacle.action());
    }

    private String missing(Obstacle obstacle) {
        return words.say(
                "terminal.missing",
                Map.of(
                        "action",
                        action(obstacle),
                        "why",
                        words.say("obstacle." + obstacle.reason()),
                        "rule",
                        obstacle.rule().id()));
    }

    /**
     * The rules that an option brings into play first, even if something else is asked before; tried with different luck, so that
     * nothing hidden shows.
     */
    private Set<String> rules(Entry entry) {
        Engine<T> engine = history.engine();
        State<T> imagined = engine.game().imagine(history.state(), Luck.seeded(0));
        Progress<T> progress = engine.apply(imagined, entry.choice());
        Set<String> ids = new LinkedHashSet<>();
        note(progress, ids);
        for (int more = 0; more < MOST && ids.isEmpty() && !progress.state().isOver(); more++) {
            Option first = progress.state().decision().options().getFirst();
            progress = engine.apply(progress.state(), first);
            note(progress, ids);
        }
        return ids;
    }

    private void note(Progress<T> progress, Set<String> ids) {
        for (Event event : progress.events()) {
            if (ids.size() < MOST && showing.isNews(event)) {
                ids.add(event.rule().id());
            }
        }
    }
}
