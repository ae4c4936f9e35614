package redoubt.whitedeath.traits;

import redoubt.horde.table.Ruling;

/** A melee weapon for the neighbouring zone; its reach is in its numbers. */
public record Polearm() implements Ruling {}
