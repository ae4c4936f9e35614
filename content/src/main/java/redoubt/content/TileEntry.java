package redoubt.content;

import redoubt.board.Rotation;

/** A tile named in a mission, how it is turned, and its place in the grid. */
public record TileEntry(Word tile, Rotation rotation, int row, int column) {}
