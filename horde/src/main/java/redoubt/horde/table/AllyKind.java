package redoubt.horde.table;

/** A kind of figure that counts as a survivor, has no cards and falls to any wound, such as a guard. */
public record AllyKind(int index, String name) {}
