package redoubt.livingdead.traits;

import redoubt.horde.table.Ruling;

/** Wood for a barricade (NL-M01-16, NL-GAP-26). */
public record Planks() implements Ruling {}
