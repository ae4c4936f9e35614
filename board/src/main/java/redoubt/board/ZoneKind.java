package redoubt.board;

/** A kind of zone, such as a street or a room, with the character that stands for it on a map. */
public record ZoneKind(int index, String name, char mark, boolean building) {}
