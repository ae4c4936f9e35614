package redoubt.horde.table;

import redoubt.board.SightRule;

/** How everybody sees in a mission where the sight of the edition is read otherwise. */
public record Eyesight(SightRule rule) implements Ruling {}
