package redoubt.kernel.json;

/** A text is not the JSON that was expected; the message says where. */
public final class JsonException extends RuntimeException {
    public JsonException(String message) {
        super(message);
    }

    public JsonException(String message, Throwable cause) {
        super(message, cause);
    }
}
