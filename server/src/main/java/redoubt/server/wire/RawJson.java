package redoubt.server.wire;

/** JSON that is already written and goes into a message unchanged. */
public record RawJson(String text) {}
