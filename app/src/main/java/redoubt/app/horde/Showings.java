package redoubt.app.horde;

import redoubt.app.line.PlainShowing;
import redoubt.app.line.Showing;
import redoubt.horde.HordeGame;
import redoubt.kernel.Game;

/** Finds how a game is shown. */
public final class Showings {
    private Showings() {}

    @SuppressWarnings("unchecked")
    public static <T> Showing<T> of(Game<T> game) {
        return game instanceof HordeGame horde ? (Showing<T>) new HordeShowing(horde) : new PlainShowing<>(game);
    }
}
