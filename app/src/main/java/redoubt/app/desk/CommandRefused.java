package redoubt.app.desk;

/** A command cannot do what was asked; its message is the one line the user sees. */
public final class CommandRefused extends RuntimeException {
    public CommandRefused(String message) {
        super(message);
    }

    public CommandRefused(String message, Throwable cause) {
        super(message, cause);
    }
}
