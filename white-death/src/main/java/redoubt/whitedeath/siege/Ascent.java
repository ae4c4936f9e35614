package redoubt.whitedeath.siege;

import redoubt.board.ZoneSet;
import redoubt.horde.zombies.Group;

/** A group that may climb in a siege: to which ramparts, and whether one of its equal destinations lets it stay below. */
record Ascent(Group group, ZoneSet ways, boolean mayStay) {}
