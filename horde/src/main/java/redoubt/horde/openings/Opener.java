package redoubt.horde.openings;

import redoubt.horde.table.Ruling;

/** The trait of a card that, in hand, opens what needs a tool, perhaps with a noise. */
public record Opener(boolean isNoisy) implements Ruling {}
