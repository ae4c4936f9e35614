package redoubt.horde.zombies;

/** So many zombies of a kind. */
public record Troop(int kind, int count) {}
