package redoubt.whitedeath.traits;

import redoubt.horde.table.Ruling;

/** With a torch it makes dragon fire. */
public record DragonBile() implements Ruling {}
