package redoubt.whitedeath.siege;

import redoubt.board.Zone;
import redoubt.horde.zombies.Group;

/** A group that climbs to a rampart. */
record Climb(Group group, Zone to) {}
