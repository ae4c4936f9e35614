package redoubt.darkest.table;

import redoubt.board.Side;

/** A Camera token: the room it stands in and the way it looks. */
public record Camera(int room, Side direction) {}
