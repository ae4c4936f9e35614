package redoubt.server.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import redoubt.kernel.History;

/** A game so far, with who made each moment and at which step of the log; shares its past, as a history does. */
final class Course<T> {
    private final History<T> history;
    private final int step;
    private final int round;
    private final String by;
    // Null at the beginning: there are many moments, and an Optional for each would be a tenth of what this adds to a
    // history.
    private final Course<T> before;

    private Course(History<T> history, int step, String by, Course<T> before) {
        this.history = history;
        this.step = step;
        this.round = history.engine().game().round(history.table());
        this.by = by;
        this.before = before;
    }

    static <T> Course<T> begin(History<T> history) {
        return new Course<>(history, 0, "", null);
    }

    Course<T> then(History<T> next, int at, String who) {
        Course<T> then = new Course<>(next, at, who, this);
        next.thinOut();
        return then;
    }

    History<T> history() {
        return history;
    }

    /** The step of the log that made this moment. */
    int step() {
        return step;
    }

    /** Who made this moment; nobody made the beginning. */
    String by() {
        return by;
    }

    boolean isByBot() {
        return BotTurns.isBot(by);
    }

    Optional<Course<T>> previous() {
        return Optional.ofNullable(before);
    }

    int choices() {
        return history.length();
    }

    int round() {
        return round;
    }

    /** The moment after this many choices. */
    Course<T> at(int choices) {
        Course<T> at = this;
        while (at.choices() > choices && at.before != null) {
            at = at.before;
        }
        return at;
    }

    /** The last moments, at most this many, earliest first; never includes the beginning. */
    List<Course<T>> last(int most) {
        List<Course<T>> moments = new ArrayList<>();
        Course<T> at = this;
        while (moments.size() < most && at.before != null) {
            moments.add(at);
            at = at.before;
        }
        Collections.reverse(moments);
        return moments;
    }

    /** The moments made by later steps of the log, earliest first. */
    List<Course<T>> since(int seen) {
        List<Course<T>> moments = new ArrayList<>();
        for (Course<T> at = this; at.step > seen && at.before != null; at = at.before) {
            moments.add(at);
        }
        Collections.reverse(moments);
        return moments;
    }

    /** All moments, the beginning first. */
    List<Course<T>> all() {
        List<Course<T>> moments = new ArrayList<>(choices() + 1);
        for (Course<T> at = this; at != null; at = at.before) {
            moments.add(at);
        }
        Collections.reverse(moments);
        return moments;
    }
}
