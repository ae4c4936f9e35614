package redoubt.server.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import redoubt.kernel.History;

/** A game so far, with who made each moment and at which step of the log; shares its past, as a history does. */
record Course<T>(History<T> history, int step, String by, boolean isByBot, Optional<Course<T>> previous) {
    static <T> Course<T> begin(History<T> history) {
        return new Course<>(history, 0, "", false, Optional.empty());
    }

    Course<T> then(History<T> next, int at, String who, boolean isBot) {
        return new Course<>(next, at, who, isBot, Optional.of(this));
    }

    int choices() {
        return history.length();
    }

    int round() {
        return history.engine().game().round(history.state().table());
    }

    /** The moment after this many choices. */
    Course<T> at(int choices) {
        Course<T> at = this;
        while (at.choices() > choices && at.previous.isPresent()) {
            at = at.previous.get();
        }
        return at;
    }

    /** The last moments, at most this many, earliest first; never includes the beginning. */
    List<Course<T>> last(int most) {
        List<Course<T>> moments = new ArrayList<>();
        Course<T> at = this;
        while (moments.size() < most && at.previous.isPresent()) {
            moments.add(at);
            at = at.previous.get();
        }
        Collections.reverse(moments);
        return moments;
    }

    /** The moments made by later steps of the log, earliest first. */
    List<Course<T>> since(int seen) {
        List<Course<T>> moments = new ArrayList<>();
        for (Course<T> at = this; at.step > seen && at.previous.isPresent(); at = at.previous.get()) {
            moments.add(at);
        }
        Collections.reverse(moments);
        return moments;
    }

    /** All moments, the beginning first. */
    List<Course<T>> all() {
        List<Course<T>> moments = new ArrayList<>(choices() + 1);
        for (Optional<Course<T>> at = Optional.of(this); at.isPresent(); at = at.get().previous) {
            moments.add(at.get());
        }
        Collections.reverse(moments);
        return moments;
    }
}
