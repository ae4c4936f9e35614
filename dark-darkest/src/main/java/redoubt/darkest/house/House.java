package redoubt.darkest.house;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import redoubt.board.Board;
import redoubt.board.Edge;
import redoubt.board.EdgeId;
import redoubt.board.Line;
import redoubt.board.Placement;
import redoubt.board.Rotation;
import redoubt.board.Side;
import redoubt.board.Tile;
import redoubt.board.Zone;
import redoubt.board.ZoneId;
import redoubt.board.ZoneSet;

/**
 * The house as it was built, worked out once: tiles are numbered row by row from 0, rooms as the board numbers its zones; every
 * room has at most one step in each direction (DD-GAP-25). A platform may lie outside; no step leads there.
 */
public final class House {
    public static final int ROWS = 4;
    public static final int COLUMNS = 5;
    public static final int TILES = ROWS * COLUMNS;
    /** The tile of the platform, which is none of the twenty. */
    private static final int OUTSIDE = TILES;

    private static final int NONE = -1;

    private final Board board;
    private final Ways ways;
    private final int[] tileOf;
    private final List<String> names;
    private final ZoneSet[] rooms = new ZoneSet[TILES + 1];
    private final int[] halls = new int[TILES + 1];
    private final ZoneSet[] areas = new ZoneSet[TILES];
    private final int[][] steps;
    private final List<Zone> zones;
    private final List<Integer> locks;
    private final List<List<Integer>> locksOf;
    private final List<Integer> seals;
    private final List<List<Integer>> icons;
    private final int[] iconsOf = new int[TILES + 1];
    private final List<Integer> functionCorners;

    public House(Board board) {
        this.board = board;
        this.ways = new Ways(board.legend());
        this.tileOf = new int[board.zoneCount()];
        this.names = new ArrayList<>(Arrays.asList(new String[TILES + 1]));
        this.zones = new ArrayList<>();
        rooms[OUTSIDE] = ZoneSet.EMPTY;
        for (Placement placement : board.placements()) {
            int tile = placement.row() < ROWS ? placement.row() * COLUMNS + placement.column() : OUTSIDE;
            names.set(tile, placement.tile().name());
            rooms[tile] = board.onTile(placement.tile().name());
            rooms[tile].forEachIndex(room -> tileOf[room] = tile);
            halls[tile] = hall(rooms[tile]);
        }
        for (int tile = 0; tile < TILES; tile++) {
            areas[tile] = area(tile);
        }
        for (int room = 0; room < board.zoneCount(); room++) {
            zones.add(new Zone(room, board.name(room)));
        }
        this.steps = new int[board.zoneCount()][];
        for (int room = 0; room < steps.length; room++) {
            steps[room] = steps(room);
        }
        this.locks = edges("lock");
        this.locksOf = IntStream.range(0, board.zoneCount())
                .mapToObj(room ->
                        locks.stream().filter(edge -> touches(edge, room)).toList())
                .toList();
        this.seals = edges("sealed");
        this.icons = Arrays.stream(Icon.values()).map(this::printed).toList();
        for (Icon icon : Icon.values()) {
            rooms(icon).forEach(room -> iconsOf[tileOf[room]] |= 1 << icon.ordinal());
        }
        this.functionCorners =
                rooms(Icon.TERMINAL).stream().map(room -> tileOf[room]).toList();
    }

    /** This house with a platform outside. */
    public House withPlatform(Tile platform) {
        return new House(board.with(new Placement(platform, Rotation.R0, ROWS, COLUMNS / 2)));
    }

    private List<Integer> printed(Icon icon) {
        return board.spots(icon.name().toLowerCase(Locale.ROOT)).stream()
                .map(ZoneId::index)
                .sorted((one, other) -> Integer.compare(tileOf[one], tileOf[other]))
                .toList();
    }

    private int hall(ZoneSet rooms) {
        int hall = rooms.first();
        for (int room = hall; room != ZoneSet.NONE; room = rooms.nextAfter(room)) {
            hall = board.kind(new ZoneId(room)).name().equals("room") ? room : hall;
        }
        return hall;
    }

    private ZoneSet area(int tile) {
        ZoneSet area = ZoneSet.EMPTY;
        for (int other = 0; other < TILES; other++) {
            area = distance(tile, other) <= 1 ? area.or(rooms[other]) : area;
        }
        return area;
    }

    /** The edge that a step in each direction crosses: the middle of that side, if it can ever be passed. */
    private int[] steps(int room) {
        int[] found = {NONE, NONE, NONE, NONE};
        for (Line line : board.lines(room)) {
            if (line.length() > 0 && isPassage(line.edge(0))) {
                found[line.direction().ordinal()] = line.edge(0);
            }
        }
        return found;
    }

    private boolean isPassage(int edge) {
        String kind = board.edges().edge(new EdgeId(edge)).printed().name();
        return !kind.equals("wall") && !kind.equals("window");
    }

    private List<Integer> edges(String kind) {
        return board.edges().all().stream()
                .filter(edge -> edge.printed().name().equals(kind))
                .map(Edge::id)
                .map(EdgeId::index)
                .toList();
    }

    public Board board() {
        return board;
    }

    public Ways ways() {
        return ways;
    }

    public Zone zone(int room) {
        return zones.get(room);
    }

    /** How many rooms the house has; the platform is none. */
    public int roomCount() {
        return zones.size() - rooms[OUTSIDE].size();
    }

    /** The room outside, in a house that has one. */
    public int platform() {
        return halls[OUTSIDE];
    }

    public int tile(int room) {
        return tileOf[room];
    }

    /** The printed code of a tile, such as {@code O08}. */
    public String name(int tile) {
        return names.get(tile);
    }

    /** The tile with this printed code, if it is in the house. */
    public Optional<Integer> tile(String name) {
        int tile = names.indexOf(name);
        return tile < 0 ? Optional.empty() : Optional.of(tile);
    }

    public ZoneSet rooms(int tile) {
        return rooms[tile];
    }

    /** The only room of a tile, or its hall. */
    public int hall(int tile) {
        return halls[tile];
    }

    /** The rooms of a tile and of the up to eight tiles around it. */
    public ZoneSet around(int tile) {
        return areas[tile];
    }

    public int row(int tile) {
        return tile / COLUMNS;
    }

    public int column(int tile) {
        return tile % COLUMNS;
    }

    /** The larger of row and column difference (DD-ROOM-12). */
    public int distance(int tile, int other) {
        return Math.max(Math.abs(row(tile) - row(other)), Math.abs(column(tile) - column(other)));
    }

    /** The tile beside another one, if that is still inside the house. */
    public Optional<Integer> beside(int tile, Side side) {
        int row = row(tile) + side.down();
        int column = column(tile) + side.right();
        boolean inside = row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;
        return inside ? Optional.of(row * COLUMNS + column) : Optional.empty();
    }

    /** The tiles orthogonally beside another one. */
    public List<Integer> beside(int tile) {
        List<Integer> tiles = new ArrayList<>();
        for (Side side : Side.values()) {
            beside(tile, side).ifPresent(tiles::add);
        }
        return tiles;
    }

    /** The edge that a step from a room in a direction crosses, open or not. */
    public Optional<Integer> step(int room, Side side) {
        return steps[room][side.ordinal()] == NONE ? Optional.empty() : Optional.of(steps[room][side.ordinal()]);
    }

    public int across(int edge, int room) {
        return board.edges().across(edge, room);
    }

    /** The doors of a room with a lock icon. */
    public List<Integer> locks(int room) {
        return locksOf.get(room);
    }

    public boolean touches(int edge, int room) {
        return board.edges().first(edge) == room || board.edges().second(edge) == room;
    }

    /** All doors with a lock icon. */
    public List<Integer> locks() {
        return locks;
    }

    /** The doors of the Laboratory and of the Reactor. */
    public List<Integer> seals() {
        return seals;
    }

    /** The rooms with a printed icon, in the order of their tiles. */
    public List<Integer> rooms(Icon icon) {
        return icons.get(icon.ordinal());
    }

    public boolean has(int tile, Icon icon) {
        return (iconsOf[tile] & 1 << icon.ordinal()) != 0;
    }

    public int laboratory() {
        return rooms(Icon.CURE).getFirst();
    }

    public int entrance() {
        return rooms(Icon.START).getFirst();
    }

    /** The tiles of the three corners with a terminal. */
    public List<Integer> functionCorners() {
        return functionCorners;
    }

    public boolean isCorner(int tile) {
        return tile == tileOf[laboratory()] || functionCorners.contains(tile);
    }

    /** A name for a door, such as {@code O08.a-O08.b}. */
    public String door(int edge) {
        return board.name(board.edges().first(edge)) + "-"
                + board.name(board.edges().second(edge));
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof House house && board.equals(house.board);
    }

    @Override
    public int hashCode() {
        return board.hashCode();
    }

    @Override
    public String toString() {
        return "house of " + names;
    }
}
