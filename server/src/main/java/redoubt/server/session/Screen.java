package redoubt.server.session;

import java.util.List;
import java.util.Optional;
import redoubt.kernel.Game;
import redoubt.kernel.Order;
import redoubt.kernel.State;
import redoubt.kernel.View;
import redoubt.server.protocol.TableMessage.Moment;
import redoubt.server.protocol.TableMessage.Moved;
import redoubt.server.protocol.TableMessage.Situation;
import redoubt.server.protocol.TableMessage.Standing;
import redoubt.server.wire.Patch;

/** What the listeners of a table have before their eyes, so that they are told only what changes. */
final class Screen<T> {
    private final Game<T> game;
    private final Telling<T> telling;
    private Optional<Shown<T>> shown = Optional.empty();

    /** A state, its view, and what people were told besides that seldom changes, if there were any people. */
    private record Shown<T>(State<T> state, View view, Optional<Standing> standing) {}

    Screen(Game<T> game, Telling<T> telling) {
        this.game = game;
        this.telling = telling;
    }

    /** Nobody is listening any more, so there is nothing to remember. */
    void forget() {
        shown = Optional.empty();
    }

    /**
     * Somebody is shown the whole moment; the next changes are relative to it. What others have before their eyes is not laid out anew
     * for each who comes.
     */
    Moment show(Course<T> course, Situation situation) {
        State<T> state = course.history().state();
        View view = shown.map(before -> game.view(state, before.state(), before.view()))
                .orElseGet(() -> game.view(state));
        shown = Optional.of(new Shown<>(state, view, Optional.of(situation.standing())));
        return new Moment(view, situation);
    }

    /** What the last choice changed, for everybody; a bot may have made it because it has orders. */
    Moved moved(Course<T> course, Situation situation, List<Order> orders) {
        State<T> state = course.history().state();
        Shown<T> before = shown.orElseGet(() -> {
            State<T> last = course.previous().orElseThrow().history().state();
            return new Shown<>(last, game.view(last), Optional.empty());
        });
        View after = game.view(state, before.state(), before.view());
        shown = Optional.of(new Shown<>(state, after, Optional.of(situation.standing())));
        Patch patch = new Patch((Record) before.view(), (Record) after);
        return new Moved(telling.happening(course, orders), patch, situation.since(before.standing()));
    }
}
