package redoubt.horde.zombies;

/** A number of zombies of one kind. */
public record Troop(int kind, int count) {}
