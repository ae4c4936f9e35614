package redoubt.darkest.table;

import redoubt.darkest.print.Chip;

/** A Code chip lying on a door, face up or face down. */
public record DoorChip(int door, Chip chip, boolean isFaceUp) {}
