package redoubt.horde.cards;

import redoubt.horde.table.Ruling;

/** The card can be consumed for adrenaline. */
public record Food(int adrenaline) implements Ruling {}
