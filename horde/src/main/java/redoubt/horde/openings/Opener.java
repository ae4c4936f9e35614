package redoubt.horde.openings;

import redoubt.horde.table.Ruling;

/** The trait of a card that, while in hand, opens what needs a tool, perhaps noisily. */
public record Opener(boolean isNoisy) implements Ruling {}
