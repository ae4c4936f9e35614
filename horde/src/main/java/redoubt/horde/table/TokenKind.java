package redoubt.horde.table;

/** A kind of counted token, such as noise; its index is its place in the counts. */
public record TokenKind(int index, String name) {}
