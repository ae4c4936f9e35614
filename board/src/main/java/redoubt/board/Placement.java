package redoubt.board;

/** A tile laid at a place of the table's grid, turned as it lies there. */
public record Placement(Tile tile, Rotation rotation, int row, int column) {}
