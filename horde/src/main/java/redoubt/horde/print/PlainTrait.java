package redoubt.horde.print;

import redoubt.horde.table.Ruling;

/** A trait of a card known by name only. */
public record PlainTrait(String name) implements Ruling {}
