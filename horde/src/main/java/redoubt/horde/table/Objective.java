package redoubt.horde.table;

/** An objective token on the board; face down, its colour is hidden. */
public record Objective(Zone zone, String colour, boolean isFaceDown) {}
