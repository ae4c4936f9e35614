package redoubt.kernel;

import java.util.List;

/** A step needs a die or a card that nobody has told yet; the engine abandons the step and asks for it. */
final class Untold extends RuntimeException {
    private final transient List<? extends Tell> options;

    Untold(Stream stream, List<? extends Tell> options) {
        super("the " + stream.name() + " have not been told", null, false, false);
        this.options = options;
    }

    List<? extends Tell> options() {
        return options;
    }
}
