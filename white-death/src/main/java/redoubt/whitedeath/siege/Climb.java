package redoubt.whitedeath.siege;

import redoubt.horde.table.Zone;
import redoubt.horde.zombies.Group;

/** A group that climbs to a rampart. */
record Climb(Group group, Zone to) {}
