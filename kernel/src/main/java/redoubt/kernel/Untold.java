package redoubt.kernel;

/** A step needs a die that nobody has typed in yet; the engine abandons the step and asks. */
final class Untold extends RuntimeException {
    private final transient Stream stream;
    private final int sides;

    Untold(Stream stream, int sides) {
        super("the die for " + stream.name() + " has not been told", null, false, false);
        this.stream = stream;
        this.sides = sides;
    }

    Stream stream() {
        return stream;
    }

    int sides() {
        return sides;
    }
}
