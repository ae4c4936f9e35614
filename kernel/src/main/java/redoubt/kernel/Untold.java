package redoubt.kernel;

import java.util.List;

/** A step needs a die that nobody has typed in yet; the engine abandons the step and asks what it shows. */
final class Untold extends RuntimeException {
    private final transient List<Tell> faces;

    Untold(Stream stream, List<Tell> faces) {
        super("the die for " + stream.name() + " has not been told", null, false, false);
        this.faces = faces;
    }

    List<Tell> faces() {
        return faces;
    }
}
