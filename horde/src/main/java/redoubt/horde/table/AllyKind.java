package redoubt.horde.table;

/** A kind of figure that counts as a survivor, has no cards and is eliminated by a single wound, such as a guard. */
public record AllyKind(int index, String name) {}
