package redoubt.darkest.house;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import redoubt.board.Drawing;
import redoubt.board.Legend;
import redoubt.board.Placement;
import redoubt.board.Side;
import redoubt.board.Tile;

/**
 * Tiles as they are laid to a house, some perhaps still missing, and whether the house can be played: the conditions V1 to V7 of
 * DD-GAP-26. Rooms are told apart by their tile and their letter; how they are joined is read from the drawings.
 */
public final class HousePlan {
    private static final String OPEN = "open";
    private static final String DOORWAY = "doorway";
    private static final String LOCK = "lock";
    private static final String SEALED = "sealed";
    private static final int ROOMS_OF_TILE = 2;
    private static final int MOST_WALLED = 2;
    private static final int LEAST_LOCKS = 8;
    private static final int LEAST_CAMERAS = 2;
    private static final int MOST_CAMERAS = 8;

    private final Legend legend;
    private final List<Optional<Laid>> tiles;

    /** A tile turned as it lies: what is on its four sides and which of its rooms own them, and the door inside. */
    private record Laid(Tile tile, List<String> sides, List<Integer> owners, int rooms, String inside) {
        boolean hasDoor(Side side) {
            return isDoor(sides.get(side.ordinal()));
        }

        int locks() {
            return (int) sides.stream().filter(LOCK::equals).count() + (inside.equals(LOCK) ? 1 : 0);
        }

        /** Whether it is one room without an open side. */
        boolean isWalled() {
            return rooms == 1 && !sides.contains(OPEN);
        }

        boolean is(String section) {
            return tile.label("section").contains(section);
        }
    }

    public HousePlan(Legend legend) {
        this(legend, Collections.nCopies(House.TILES, Optional.empty()));
    }

    private HousePlan(Legend legend, List<Optional<Laid>> tiles) {
        this.legend = legend;
        this.tiles = List.copyOf(tiles);
    }

    public static HousePlan of(Legend legend, List<Placement> placements) {
        HousePlan plan = new HousePlan(legend);
        for (Placement placement : placements) {
            plan = plan.with(placement);
        }
        return plan;
    }

    public HousePlan with(Placement placement) {
        List<Optional<Laid>> changed = new ArrayList<>(tiles);
        changed.set(placement.row() * House.COLUMNS + placement.column(), Optional.of(laid(placement)));
        return new HousePlan(legend, changed);
    }

    private Laid laid(Placement placement) {
        Drawing drawing = placement.tile().drawing().turned(placement.rotation());
        int middleRow = drawing.rows() / 2;
        int middleColumn = drawing.columns() / 2;
        List<String> sides = new ArrayList<>();
        List<Integer> owners = new ArrayList<>();
        for (Side side : Side.values()) {
            int row = middleRow + side.down() * middleRow;
            int column = middleColumn + side.right() * middleColumn;
            sides.add(border(drawing.mark(row, column, side)));
            owners.add(drawing.zone(row, column));
        }
        return new Laid(placement.tile(), sides, owners, drawing.zones().size(), inside(drawing));
    }

    private String border(int mark) {
        return mark < 0 ? "" : legend.borderNames().get(mark);
    }

    /** The door between the two rooms of a tile; empty for a single room. */
    private String inside(Drawing drawing) {
        for (int row = 0; row < drawing.rows(); row++) {
            for (int column = 0; column < drawing.columns(); column++) {
                String above = row == 0 ? "" : border(drawing.mark(row, column, Side.N));
                String left = column == 0 ? "" : border(drawing.mark(row, column, Side.W));
                for (String kind : List.of(above, left)) {
                    if (kind.equals(LOCK) || kind.equals(DOORWAY)) {
                        return kind;
                    }
                }
            }
        }
        return "";
    }

    private static boolean isDoor(String kind) {
        return kind.equals(LOCK) || kind.equals(SEALED);
    }

    /** V1, as far as tiles lie: every door on a side of this tile, and every door towards it, touches an open side. */
    boolean fits(int tile) {
        Laid here = tiles.get(tile).orElseThrow();
        for (Side side : Side.values()) {
            Optional<Integer> beside = beside(tile, side);
            if (beside.isEmpty() && here.hasDoor(side)) {
                return false;
            }
            Optional<Laid> there = beside.flatMap(tiles::get);
            if (there.isPresent() && !agree(here, there.get(), side)) {
                return false;
            }
        }
        return true;
    }

    private static boolean agree(Laid here, Laid there, Side side) {
        Side back = side.opposite();
        boolean mine = !here.hasDoor(side) || there.sides().get(back.ordinal()).equals(OPEN);
        boolean theirs =
                !there.hasDoor(back) || here.sides().get(side.ordinal()).equals(OPEN);
        return mine && theirs;
    }

    private static Optional<Integer> beside(int tile, Side side) {
        int row = tile / House.COLUMNS + side.down();
        int column = tile % House.COLUMNS + side.right();
        boolean inside = row >= 0 && row < House.ROWS && column >= 0 && column < House.COLUMNS;
        return inside ? Optional.of(row * House.COLUMNS + column) : Optional.empty();
    }

    /** The conditions that a whole house breaks, by their names in the ledger. */
    public List<String> faults() {
        List<String> faults = new ArrayList<>();
        boolean[] anyhow = reached(true);
        boolean[] locked = reached(false);
        note(faults, "V1", allTiles(this::fits));
        note(faults, "V2", allTiles(tile -> isReached(tile, anyhow, false)));
        note(faults, "V3", allTiles(tile -> isReached(tile, locked, true)));
        note(faults, "V4", allTiles(tile -> !laid(tile).is("corner") || isDoorReached(tile, locked)));
        note(faults, "V5", count(tile -> tile.isWalled() && tile.is("inner") && !isReactor(tile)) <= MOST_WALLED);
        note(
                faults,
                "V6",
                tiles.stream().flatMap(Optional::stream).mapToInt(Laid::locks).sum() >= LEAST_LOCKS);
        int cameras = count(tile -> !tile.tile().spots("camera").isEmpty());
        note(faults, "V7", cameras >= LEAST_CAMERAS && cameras <= MOST_CAMERAS);
        return faults;
    }

    private static void note(List<String> faults, String condition, boolean holds) {
        if (!holds) {
            faults.add(condition);
        }
    }

    private static boolean allTiles(IntPredicate condition) {
        return IntStream.range(0, House.TILES).allMatch(condition);
    }

    private int count(Predicate<Laid> condition) {
        return (int) tiles.stream().flatMap(Optional::stream).filter(condition).count();
    }

    private static boolean isReactor(Laid tile) {
        return !tile.tile().spots("reactor").isEmpty();
    }

    private Laid laid(int tile) {
        return tiles.get(tile).orElseThrow();
    }

    /** Whether all rooms of a tile are reached, or only those that locks do not close off by themselves. */
    private boolean isReached(int tile, boolean[] reached, boolean butLocked) {
        Laid laid = laid(tile);
        if (butLocked && (laid.is("corner") || laid.isWalled())) {
            return true;
        }
        for (int room = 0; room < laid.rooms(); room++) {
            boolean lockable = butLocked && laid.inside().equals(LOCK) && isChamber(laid, room);
            if (!lockable && !reached[tile * ROOMS_OF_TILE + room]) {
                return false;
            }
        }
        return true;
    }

    private static boolean isChamber(Laid laid, int room) {
        return laid.tile()
                .zone(laid.tile().drawing().zones().get(room))
                .filter(zone -> zone.kind().name().equals("chamber"))
                .isPresent();
    }

    private boolean isDoorReached(int corner, boolean[] reached) {
        Laid laid = laid(corner);
        for (Side side : Side.values()) {
            Optional<Integer> beside = beside(corner, side);
            if (laid.hasDoor(side) && beside.isPresent()) {
                Laid there = laid(beside.get());
                return reached[beside.get() * ROOMS_OF_TILE + owner(there, side.opposite())];
            }
        }
        return false;
    }

    private static int owner(Laid tile, Side side) {
        return tile.owners().get(side.ordinal());
    }

    /** The rooms that can be reached from the Entrance, through all doors or only through what is open. */
    private boolean[] reached(boolean throughDoors) {
        boolean[] reached = new boolean[House.TILES * ROOMS_OF_TILE];
        List<Integer> border = new ArrayList<>();
        for (int tile = 0; tile < House.TILES; tile++) {
            if (laid(tile).is("entrance")) {
                reached[tile * ROOMS_OF_TILE] = true;
                border.add(tile * ROOMS_OF_TILE);
            }
        }
        while (!border.isEmpty()) {
            for (int next : around(border.removeLast(), throughDoors)) {
                if (!reached[next]) {
                    reached[next] = true;
                    border.add(next);
                }
            }
        }
        return reached;
    }

    private List<Integer> around(int place, boolean throughDoors) {
        int tile = place / ROOMS_OF_TILE;
        int room = place % ROOMS_OF_TILE;
        Laid laid = laid(tile);
        List<Integer> rooms = new ArrayList<>();
        if (laid.inside().equals(DOORWAY) || throughDoors && laid.inside().equals(LOCK)) {
            rooms.add(tile * ROOMS_OF_TILE + 1 - room);
        }
        for (Side side : Side.values()) {
            Optional<Integer> beside = beside(tile, side);
            if (beside.isPresent() && owner(laid, side) == room) {
                Laid there = laid(beside.get());
                if (isPassable(laid, there, side, throughDoors)) {
                    rooms.add(beside.get() * ROOMS_OF_TILE + owner(there, side.opposite()));
                }
            }
        }
        return rooms;
    }

    private static boolean isPassable(Laid here, Laid there, Side side, boolean throughDoors) {
        String one = here.sides().get(side.ordinal());
        String other = there.sides().get(side.opposite().ordinal());
        boolean open = one.equals(OPEN) && other.equals(OPEN);
        boolean door = isDoor(one) && other.equals(OPEN) || one.equals(OPEN) && isDoor(other);
        return open || throughDoors && door;
    }
}
