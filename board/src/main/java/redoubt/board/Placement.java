package redoubt.board;

/** A tile laid at a position in the table's grid, with its rotation. */
public record Placement(Tile tile, Rotation rotation, int row, int column) {}
