package redoubt.livingdead.traits;

import redoubt.horde.table.Ruling;

/** A bottle to throw: everything in the zone hit dies (NL-SPEC-08, NL-SPEC-09). */
public record Fire() implements Ruling {}
