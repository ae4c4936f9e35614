package redoubt.testkit;

import java.util.List;
import java.util.Set;
import redoubt.kernel.Event;
import redoubt.kernel.Game;
import redoubt.kernel.Obstacle;
import redoubt.kernel.RuleId;
import redoubt.kernel.State;
import redoubt.kernel.Status;

/** Hears which rules a game names to people while it is played, for as long as somebody listens. */
final class Heard {
    private static final ScopedValue<Set<RuleId>> LISTENER = ScopedValue.newInstance();

    private Heard() {}

    /** Runs something on this thread and adds the rules named meanwhile to a set. */
    static void during(Set<RuleId> rules, Runnable run) {
        ScopedValue.where(LISTENER, rules).run(run);
    }

    static void rule(RuleId rule) {
        if (LISTENER.isBound()) {
            LISTENER.get().add(rule);
        }
    }

    /** What people are told when a game has come to a state. */
    static <T> void moment(Game<T> game, State<T> reached, List<Event> happened) {
        if (!LISTENER.isBound()) {
            return;
        }
        happened.stream().map(Event::rule).forEach(Heard::rule);
        switch (reached.status()) {
            case Status.Waiting waiting -> {
                rule(waiting.decision().rule());
                game.obstacles(reached).stream().map(Obstacle::rule).forEach(Heard::rule);
            }
            case Status.Won won -> rule(won.rule());
            case Status.Lost lost -> rule(lost.rule());
            case Status.SetUpDone _ -> {}
        }
    }
}
