package redoubt.server.wire;

/** JSON that is already written and goes into a message as it is. */
public record RawJson(String text) {}
