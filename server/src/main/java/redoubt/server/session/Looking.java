package redoubt.server.session;

import java.util.List;
import java.util.Optional;
import redoubt.kernel.Engine;
import redoubt.kernel.Option;
import redoubt.kernel.State;
import redoubt.kernel.Status;
import redoubt.kernel.Way;
import redoubt.kernel.Ways;
import redoubt.server.protocol.Calls.Frame;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.Happening;
import redoubt.server.protocol.TableMessage.Timeline;
import redoubt.server.protocol.TableMessage.UndoKind;

/** A game as it is now, to be looked at: what has happened, what it was like before, and what may come. Changes nothing. */
record Looking<T>(Engine<T> engine, Telling<T> telling, Course<T> course) {
    /** How many choices of the past are told at once. */
    static final int MOST_HAPPENINGS = 500;

    /** The moment after this many choices, to look at but not to play on from. */
    Frame frame(int choices) {
        if (choices < 0 || choices > course.choices()) {
            throw new Refused(Fault.UNKNOWN, "this game has " + course.choices() + " choices, not " + choices);
        }
        Course<T> at = course.at(choices);
        return new Frame(telling.moment(at, at.step(), UndoKind.NONE), telling.happening(at));
    }

    /** What happened in a range of choices, both ends counted from 1; of a long range only the beginning. */
    List<Happening> happenings(int from, int to) {
        if (from < 1 || to < from) {
            throw new Refused(Fault.WRONG, "choices are counted from 1, and the last must not come before the first");
        }
        long most = Math.min((long) from + MOST_HAPPENINGS - 1, to);
        Course<T> last = course.at((int) Math.min(most, course.choices()));
        return last.last(Math.max(0, last.choices() - from + 1)).stream()
                .map(telling::happening)
                .toList();
    }

    /** What happened in the choices made after a step of the log and not taken back since. */
    List<Happening> happeningsSince(int seen) {
        return course.since(seen).stream().map(telling::happening).toList();
    }

    Timeline timeline() {
        return telling.timeline(course);
    }

    Optional<Record> forecast() {
        State<T> state = course.history().state();
        return state.isOver() ? Optional.empty() : engine.game().forecast(state);
    }

    List<Way> ways() {
        return Ways.from(engine, course.history().state());
    }

    Optional<Record> odds(String key) {
        State<T> state = course.history().state();
        if (state.status() instanceof Status.Waiting waiting) {
            for (Option option : waiting.decision().options()) {
                if (option.key().equals(key)) {
                    return engine.game().odds(state, option);
                }
            }
        }
        throw new Refused(Fault.NOT_OFFERED, "\"" + key + "\" is not offered now");
    }
}
