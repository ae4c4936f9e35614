package redoubt.livingdead.ghouls;

import redoubt.horde.table.Ruling;

/** A mark of scenes in which no molotov moves the white spawn token away (NL-M07-07, NL-M10-09). */
public record WhiteTokenStays() implements Ruling {}
