package redoubt.horde.table;

import redoubt.board.Zone;

/** A spawn token: its name (a number or a colour), where it lies, its place in the order, and whether it spawns. */
public record SpawnPoint(String name, Zone zone, int order, boolean isActive) {
    public SpawnPoint withZone(Zone changed) {
        return new SpawnPoint(name, changed, order, isActive);
    }
}
