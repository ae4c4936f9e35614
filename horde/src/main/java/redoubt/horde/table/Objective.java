package redoubt.horde.table;

import redoubt.board.Zone;

/** An objective token on the board; face down, its colour is hidden. */
public record Objective(Zone zone, String colour, boolean isFaceDown) {}
