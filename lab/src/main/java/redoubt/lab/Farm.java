package redoubt.lab;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * Machines elsewhere that play games by the thousand. The program finds farms through {@link java.util.ServiceLoader} and has none of its
 * own. Whatever a farm loses and plays again, its reports are those of {@link MassPlay}, but for the time they took.
 */
public interface Farm {
    /** Whether this is where such an address leads, as {@code spark://host:port} does to Spark. */
    boolean isAt(String address);

    /**
     * Plays all batches of a grid, and reports on them in their order.
     *
     * @param rows a new folder for one row per game, if that is wanted
     * @param progress told how many games are done
     * @throws FarmFailed if they could not be played
     */
    List<Report> play(String address, Grid grid, Optional<Path> rows, IntConsumer progress);

    /**
     * What is played: batches, the folders of the user's content with which their games are opened, and the fingerprint of the content of
     * each batch, so that a machine with other content refuses instead of playing something else.
     */
    record Grid(List<Batch> batches, List<String> contentFolders, List<String> contents) {
        public Grid {
            batches = List.copyOf(batches);
            contentFolders = List.copyOf(contentFolders);
            contents = List.copyOf(contents);
            if (contents.size() != batches.size()) {
                throw new IllegalArgumentException(
                        batches.size() + " batches and " + contents.size() + " fingerprints of their content");
            }
        }

        public int games() {
            return batches.stream().mapToInt(Batch::games).sum();
        }
    }

    /** The farm cannot be reached, or could not play. */
    final class FarmFailed extends RuntimeException {
        private static final long serialVersionUID = 1;

        public FarmFailed(String message, Throwable cause) {
            super(message, cause);
        }
    }
}
