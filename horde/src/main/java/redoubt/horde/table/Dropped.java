package redoubt.horde.table;

import redoubt.board.Zone;

/** A card lying face down in a zone, for a survivor to take. */
public record Dropped(Zone zone, Equipment card) {}
