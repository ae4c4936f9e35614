package redoubt.board;

/** A printed place on a tile, such as that of an objective or a camera. */
public record Spot(String name, String zone) {}
