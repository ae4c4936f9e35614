package redoubt.server.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import redoubt.kernel.History;

/** A game so far, with who made each moment and at which step of the log; shares its past, as a history does. */
record Line<T>(History<T> history, int step, String by, boolean isByBot, Optional<Line<T>> previous) {
    static <T> Line<T> begin(History<T> history) {
        return new Line<>(history, 0, "", false, Optional.empty());
    }

    Line<T> then(History<T> next, int at, String who, boolean isBot) {
        return new Line<>(next, at, who, isBot, Optional.of(this));
    }

    int choices() {
        return history.length();
    }

    int round() {
        return history.engine().game().round(history.state().table());
    }

    /** The moment after this many choices. */
    Line<T> at(int choices) {
        Line<T> at = this;
        while (at.choices() > choices && at.previous.isPresent()) {
            at = at.previous.get();
        }
        return at;
    }

    /** The last moments, at most this many, earliest first; never includes the beginning. */
    List<Line<T>> last(int most) {
        List<Line<T>> lines = new ArrayList<>();
        Line<T> at = this;
        while (lines.size() < most && at.previous.isPresent()) {
            lines.add(at);
            at = at.previous.get();
        }
        Collections.reverse(lines);
        return lines;
    }

    /** The moments made by later steps of the log, earliest first. */
    List<Line<T>> since(int seen) {
        List<Line<T>> lines = new ArrayList<>();
        for (Line<T> at = this; at.step > seen && at.previous.isPresent(); at = at.previous.get()) {
            lines.add(at);
        }
        Collections.reverse(lines);
        return lines;
    }

    /** All moments, the beginning first. */
    List<Line<T>> all() {
        List<Line<T>> lines = new ArrayList<>(choices() + 1);
        for (Optional<Line<T>> at = Optional.of(this); at.isPresent(); at = at.get().previous) {
            lines.add(at.get());
        }
        Collections.reverse(lines);
        return lines;
    }
}
