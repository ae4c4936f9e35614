package redoubt.app.horde;

import java.util.Optional;
import redoubt.app.line.Showing;
import redoubt.app.line.ShowingBox;
import redoubt.app.words.Words;
import redoubt.horde.HordeGame;
import redoubt.kernel.Game;

/** Offers the family's showing to the terminal. */
public final class HordeShowingBox implements ShowingBox {
    @Override
    @SuppressWarnings("unchecked")
    public <T> Optional<Showing<T>> open(Game<T> game, Words words) {
        return game instanceof HordeGame horde
                ? Optional.of((Showing<T>) new HordeShowing(horde, words))
                : Optional.empty();
    }
}
