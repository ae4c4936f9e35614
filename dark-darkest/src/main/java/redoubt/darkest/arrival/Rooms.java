package redoubt.darkest.arrival;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Side;
import redoubt.board.ZoneSet;
import redoubt.darkest.house.House;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;

/** Which rooms are locked, and into which ones something may come. */
public final class Rooms {
    private Rooms() {}

    /** Whether a room has doors, all of them closed, and no other way in (DD-ROOM-08, DD-ROOM-10). */
    public static boolean isLocked(Table table, int room) {
        boolean hasDoor = false;
        for (Side side : Side.values()) {
            Optional<Integer> edge = table.house().step(room, side);
            if (edge.isPresent()) {
                if (table.ways().isOpen(table.terrain(), edge.get())) {
                    return false;
                }
                hasDoor = true;
            }
        }
        return hasDoor;
    }

    /** The room of a tile into which something comes that rolled it: the hall, unless it is locked (DD-ENTRY-03). */
    public static Optional<Integer> entry(Table table, int tile) {
        int hall = table.house().hall(tile);
        if (!isLocked(table, hall)) {
            return Optional.of(hall);
        }
        ZoneSet rooms = table.house().rooms(tile).without(hall);
        for (int room = rooms.first(); room != ZoneSet.NONE; room = rooms.nextAfter(room)) {
            if (!isLocked(table, room)) {
                return Optional.of(room);
            }
        }
        return Optional.empty();
    }

    /** Whether zombies may be put into a room: not locked, not the Laboratory, on a tile that is not destroyed. */
    public static boolean isFree(Table table, int room) {
        return room != table.house().laboratory() && !isLocked(table, room) && !table.isDestroyed(room);
    }

    /** The rooms that a survivor sees on a tile beside its own, neither burning nor closed (DD-ENTRY-05, DD-ENTRY-14). */
    public static List<Integer> besideSurvivors(Table table) {
        List<Integer> rooms = new ArrayList<>();
        for (int room = 0; room < table.house().roomCount(); room++) {
            if (isUnburnt(table, room) && isBesideAndSeen(table, room)) {
                rooms.add(room);
            }
        }
        return rooms;
    }

    private static boolean isBesideAndSeen(Table table, int room) {
        House house = table.house();
        for (Survivor survivor : table.playing()) {
            boolean beside = house.beside(house.tile(survivor.room())).contains(house.tile(room));
            if (beside && table.sees(survivor.room(), room)) {
                return true;
            }
        }
        return false;
    }

    /** All rooms into which zombies may come by the players' choice (DD-ENTRY-06, DD-ENTRY-14). */
    public static List<Integer> anywhere(Table table) {
        List<Integer> rooms = new ArrayList<>();
        for (int room = 0; room < table.house().roomCount(); room++) {
            if (isUnburnt(table, room)) {
                rooms.add(room);
            }
        }
        return rooms;
    }

    private static boolean isUnburnt(Table table, int room) {
        return isFree(table, room) && !table.ways().isOnFire(table.terrain(), room);
    }
}
