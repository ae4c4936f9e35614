package redoubt.app.darkest;

import java.util.Optional;
import redoubt.app.line.Showing;
import redoubt.app.line.ShowingBox;
import redoubt.app.words.Words;
import redoubt.darkest.DarkestGame;
import redoubt.kernel.Game;

/** Offers the showing of the house to the terminal. */
public final class DarkestShowingBox implements ShowingBox {
    @Override
    @SuppressWarnings("unchecked")
    public <T> Optional<Showing<T>> open(Game<T> game, Words words) {
        return game instanceof DarkestGame darkest
                ? Optional.of((Showing<T>) new DarkestShowing(darkest, words))
                : Optional.empty();
    }
}
