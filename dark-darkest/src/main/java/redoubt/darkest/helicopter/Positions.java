package redoubt.darkest.helicopter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Area;
import redoubt.board.Board;
import redoubt.board.Placement;
import redoubt.board.Side;
import redoubt.board.ZoneId;
import redoubt.board.ZoneSet;
import redoubt.darkest.house.House;

/** The 18 positions round the house, one for each side of a border tile, clockwise from the north side of the first (DD-GAP-80). */
final class Positions {
    static final List<Position> ALL = all();

    /** The outer side of a border tile. */
    record Position(int tile, Side side) {}

    private Positions() {}

    private static List<Position> all() {
        List<Position> positions = new ArrayList<>();
        for (int column = 0; column < House.COLUMNS; column++) {
            positions.add(new Position(column, Side.N));
        }
        for (int row = 0; row < House.ROWS; row++) {
            positions.add(new Position(row * House.COLUMNS + House.COLUMNS - 1, Side.E));
        }
        for (int column = House.COLUMNS - 1; column >= 0; column--) {
            positions.add(new Position((House.ROWS - 1) * House.COLUMNS + column, Side.S));
        }
        for (int row = House.ROWS - 1; row >= 0; row--) {
            positions.add(new Position(row * House.COLUMNS, Side.W));
        }
        return List.copyOf(positions);
    }

    /** The position next one, or the one before. */
    static int beside(int position, boolean clockwise) {
        return Math.floorMod(position + (clockwise ? 1 : -1), ALL.size());
    }

    /** The position beside an outer tile, which lies on the border with one side. */
    static Optional<Integer> ofOuterTile(House house, int tile) {
        for (int position = 0; position < ALL.size(); position++) {
            if (ALL.get(position).tile() == tile && isOuter(house, tile)) {
                return Optional.of(position);
            }
        }
        return Optional.empty();
    }

    private static boolean isOuter(House house, int tile) {
        return placement(house, tile).tile().label("section").contains("outer");
    }

    private static Placement placement(House house, int tile) {
        return house.board().placement(house.name(tile)).orElseThrow();
    }

    /** The room that owns the window of a position: the chamber where the chamber lies at the window (DD-HELI-08). */
    static Optional<Integer> window(House house, int position) {
        Position at = ALL.get(position);
        if (!isOuter(house, at.tile())) {
            return Optional.empty();
        }
        Board board = house.board();
        int span = board.span();
        int middle = span / 2;
        int x = house.column(at.tile()) * span + along(at.side().right(), middle, span);
        int y = house.row(at.tile()) * span + along(at.side().down(), middle, span);
        ZoneSet rooms = house.rooms(at.tile());
        for (int room = rooms.first(); room != ZoneSet.NONE; room = rooms.nextAfter(room)) {
            for (Area area : board.areas(new ZoneId(room))) {
                if (area.left() <= x && x < area.right() && area.top() <= y && y < area.bottom()) {
                    return Optional.of(room);
                }
            }
        }
        return Optional.empty();
    }

    private static int along(int direction, int middle, int span) {
        return switch (direction) {
            case -1 -> 0;
            case 1 -> span - 1;
            default -> middle;
        };
    }
}
