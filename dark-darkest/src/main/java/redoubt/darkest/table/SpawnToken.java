package redoubt.darkest.table;

/** A face-down Spawn token in a room, numbered in the order of entry; nobody has seen its value. */
public record SpawnToken(int number, int room, int value) {}
