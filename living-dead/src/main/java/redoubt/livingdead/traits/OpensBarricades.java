package redoubt.livingdead.traits;

import redoubt.horde.table.Ruling;

/** A tool: in hand it opens barricades (NL-EQUIP-09). */
public record OpensBarricades() implements Ruling {}
