package redoubt.darkest.sense;

import redoubt.board.Paths;
import redoubt.darkest.house.House;
import redoubt.darkest.house.Icon;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;

/** How far everything is from everybody, through doors that are open. */
final class Ways {
    static final int NOWHERE = -1;

    /** Farther than any room that can be reached. */
    static final int FAR = 12;

    private final Table table;
    private final House house;
    private final Paths paths;
    private final int laboratory;

    Ways(Table table) {
        this.table = table;
        this.house = table.house();
        this.paths = table.terrain().paths(table.ways().walking());
        this.laboratory = before(house);
    }

    private static int before(House house) {
        for (int door : house.seals()) {
            if (house.touches(door, house.laboratory())) {
                return house.across(door, house.laboratory());
            }
        }
        return house.laboratory();
    }

    /** The room before the door of the Laboratory. */
    int besideLaboratory() {
        return laboratory;
    }

    /** Steps between rooms; far, if there is no way. */
    int distance(int from, int to) {
        int distance = from == to ? 0 : paths.distance(from, to);
        return distance == Paths.UNREACHABLE ? FAR : distance;
    }

    /** How far a room is from the survivors on average. */
    double farness(int room) {
        double sum = 0;
        int count = 0;
        for (Survivor survivor : table.survivors()) {
            if (survivor.isPlaying() && (!survivor.isEntrapped() || count == 0)) {
                sum += distance(survivor.room(), room);
                count++;
            }
        }
        return sum / Math.max(1, count);
    }

    /** The side of a door on which the survivors are. */
    int outside(int door) {
        int first = house.board().edges().first(door);
        int second = house.board().edges().second(door);
        return farness(first) <= farness(second) ? first : second;
    }

    /** The side of a door that is nearer to a room. */
    int nearSide(int from, int door) {
        int first = house.board().edges().first(door);
        int second = house.board().edges().second(door);
        return distance(from, first) <= distance(from, second) ? first : second;
    }

    /** How far the nearer side of a door is. */
    int toDoor(int from, int door) {
        return distance(from, nearSide(from, door));
    }

    /** The nearest terminal that can be reached. */
    int terminal(int from) {
        int best = NOWHERE;
        int nearest = FAR;
        for (int room : house.rooms(Icon.TERMINAL)) {
            int distance = distance(from, room);
            if (distance < nearest && !table.isDestroyed(room)) {
                nearest = distance;
                best = room;
            }
        }
        return best;
    }

    /** How far the nearest terminal is. */
    int toTerminal(int from) {
        int room = terminal(from);
        return room == NOWHERE ? FAR : distance(from, room);
    }

    /** How many terminals somebody can reach. */
    int terminals() {
        int open = 0;
        for (int room : house.rooms(Icon.TERMINAL)) {
            open += isAccessible(room) ? 1 : 0;
        }
        return open;
    }

    private boolean isAccessible(int room) {
        if (table.isDestroyed(room)) {
            return false;
        }
        for (Survivor survivor : table.survivors()) {
            if (survivor.isPlaying() && distance(survivor.room(), room) < FAR) {
                return true;
            }
        }
        return false;
    }

    /** How many rooms the second nearest survivor is from the door of the Laboratory. */
    int walk() {
        int nearest = FAR;
        int second = FAR;
        for (Survivor survivor : table.survivors()) {
            int far = survivor.isPlaying() ? distance(survivor.room(), laboratory) : FAR;
            if (far < nearest) {
                second = nearest;
                nearest = far;
            } else {
                second = Math.min(second, far);
            }
        }
        return second;
    }

    boolean isCorner(int door) {
        for (int corner : house.functionCorners()) {
            if (house.touches(door, house.rooms(corner).first())) {
                return true;
            }
        }
        return false;
    }
}
