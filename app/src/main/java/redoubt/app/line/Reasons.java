package redoubt.app.line;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import redoubt.kernel.Engine;
import redoubt.kernel.Event;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.State;

/** Explains why something is asked or what an option is about, with entries from the ledger. */
record Reasons<T>(History<T> history, Showing<T> showing, RuleText rules) {
    private static final int MOST = 3;

    /** The entries of a rule, of an option by its number, or of the question itself. */
    List<String> lines(String asked, List<Entry> entries) {
        Optional<Entry> entry = asked.isEmpty() ? Optional.empty() : Entry.named(entries, asked);
        if (entry.isEmpty()) {
            String id = asked.isEmpty() ? history.state().decision().rule().id() : asked.toUpperCase(Locale.ROOT);
            return rules.lines(id);
        }
        List<String> lines = new ArrayList<>();
        lines.add(entry.get().text() + ":");
        for (String id : rules(entry.get())) {
            lines.addAll(rules.lines(id));
        }
        return lines.size() == 1 ? rules.lines(history.state().decision().rule().id()) : lines;
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
