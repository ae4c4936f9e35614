package redoubt.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import redoubt.kernel.Game;
import redoubt.kernel.State;
import redoubt.kernel.View;

/** Somebody who looks at a game now and then; whoever has seen an earlier view is shown what everybody else is. */
final class Onlooker<T> {
    private final Game<T> game;
    private State<T> looked;
    private View seen;

    Onlooker(Game<T> game, State<T> first) {
        this.game = game;
        this.looked = first;
        this.seen = game.view(first);
    }

    void look(State<T> state) {
        View now = game.view(state, looked, seen);
        assertThat(now).as("the view of somebody who has seen an earlier one").isEqualTo(game.view(state));
        looked = state;
        seen = now;
    }
}
