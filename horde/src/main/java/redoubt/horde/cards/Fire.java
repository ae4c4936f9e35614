package redoubt.horde.cards;

import redoubt.horde.table.Ruling;

/** The trait of a bottle to throw, whose fire kills everybody in the zone: its range, and whether the throw is heard. */
public record Fire(int nearest, int farthest, boolean isNoisy) implements Ruling {}
