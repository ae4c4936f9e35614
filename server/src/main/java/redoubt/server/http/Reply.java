package redoubt.server.http;

/** What a call answers. */
sealed interface Reply {
    record One(Class<? extends Record> record) implements Reply {}

    record Many(Class<? extends Record> record) implements Reply {}

    /** A record that only the game knows, or no content. */
    record OfGame() implements Reply {}

    record Text(String contentType) implements Reply {}

    record Nothing() implements Reply {}
}
