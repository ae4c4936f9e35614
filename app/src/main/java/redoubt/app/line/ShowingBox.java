package redoubt.app.line;

import java.util.Optional;
import java.util.ServiceLoader;
import redoubt.app.words.Words;
import redoubt.kernel.Game;

/** The showing of a family of games, which the terminal finds through {@link ServiceLoader}. */
public interface ShowingBox {
    /** How the game is shown, if it belongs to the family. */
    <T> Optional<Showing<T>> open(Game<T> game, Words words);

    /** How any game is shown: its family's way, or else plainly. */
    static <T> Showing<T> showing(Game<T> game, Words words) {
        for (ShowingBox box : ServiceLoader.load(ShowingBox.class, ShowingBox.class.getClassLoader())) {
            Optional<Showing<T>> showing = box.open(game, words);
            if (showing.isPresent()) {
                return showing.get();
            }
        }
        return new PlainShowing<>(game, words);
    }
}
