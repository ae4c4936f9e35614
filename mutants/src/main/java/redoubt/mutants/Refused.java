package redoubt.mutants;

/** The tool cannot do what was asked; its message is the one line the developer sees. */
final class Refused extends RuntimeException {
    Refused(String message) {
        super(message);
    }

    Refused(String message, Throwable cause) {
        super(message, cause);
    }
}
