package redoubt.darkest.house;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Board;
import redoubt.board.Legend;
import redoubt.board.Placement;
import redoubt.board.Rotation;
import redoubt.board.Side;
import redoubt.board.Tile;
import redoubt.kernel.Luck;
import redoubt.kernel.Stream;

/**
 * Draws a house: corners, Entrance and outer tiles, the Reactor if it plays, then inner tiles space by space, each turned to a random
 * rotation that fits; begins again while a tile finds no place or the house is not valid (DD-HOUSE-04 to -08, DD-HOUSE-15, DD-GAP-26).
 */
public final class DrawnHouse {
    private static final Stream TILES = Stream.stream("house");
    private static final List<Integer> CORNERS = List.of(0, House.COLUMNS - 1, 15, House.TILES - 1);
    private static final int ENTRANCE = 17;
    private static final List<Integer> INNER = List.of(6, 7, 8, 11, 12, 13);
    /** Every trial that fails is one in a few hundred at worst; so many never fail in a row. */
    private static final int TRIALS = 100_000;

    private final Legend legend;
    private final List<Tile> tiles;
    private final boolean withReactor;

    /** What was drawn, and the luck that is left. */
    public record Drawn(House house, Luck rest) {}

    /** A house being laid. */
    private record Laying(HousePlan plan, List<Placement> placements, Luck luck) {
        Laying with(HousePlan changed, Placement placement, Luck rest) {
            List<Placement> longer = new ArrayList<>(placements);
            longer.add(placement);
            return new Laying(changed, longer, rest);
        }
    }

    /** Houses of these tiles, of which the Reactor is used only if it plays. */
    public DrawnHouse(Legend legend, List<Tile> tiles, boolean withReactor) {
        this.legend = legend;
        this.tiles = List.copyOf(tiles);
        this.withReactor = withReactor;
    }

    public Drawn draw(Luck luck) {
        Luck left = luck;
        for (int trial = 0; trial < TRIALS; trial++) {
            Laying laid = lay(left);
            left = laid.luck();
            if (laid.placements().size() == House.TILES && laid.plan().faults().isEmpty()) {
                return new Drawn(new House(Board.of(legend, laid.placements())), left);
            }
        }
        throw new IllegalStateException("these tiles make no valid house");
    }

    private Laying lay(Luck luck) {
        Laying laying = new Laying(new HousePlan(legend), List.of(), luck);
        laying = layAll(laying, CORNERS, shuffled("corner"));
        laying = layAll(laying, List.of(ENTRANCE), shuffled("entrance"));
        laying = layAll(laying, outerSpaces(), shuffled("outer"));
        List<Integer> inner = INNER;
        if (withReactor) {
            Luck.Shuffle<Integer> spaces = laying.luck().shuffle(TILES, INNER);
            int space = spaces.cards().getFirst();
            laying = layAll(
                    new Laying(laying.plan(), laying.placements(), spaces.rest()),
                    List.of(space),
                    luckLeft -> of(true, luckLeft));
            inner = INNER.stream().filter(other -> other != space).toList();
        }
        return layAll(laying, inner, luckLeft -> of(false, luckLeft));
    }

    /** Tiles in the order in which they are drawn. */
    private interface Supply {
        Luck.Shuffle<Tile> draw(Luck luck);
    }

    private Supply shuffled(String section) {
        return luck -> luck.shuffle(
                TILES,
                tiles.stream()
                        .filter(tile -> tile.label("section").contains(section))
                        .toList());
    }

    private Luck.Shuffle<Tile> of(boolean reactor, Luck luck) {
        return luck.shuffle(
                TILES,
                tiles.stream()
                        .filter(tile -> tile.label("section").contains("inner"))
                        .filter(tile -> tile.spots("reactor").isEmpty() != reactor)
                        .toList());
    }

    private static List<Integer> outerSpaces() {
        List<Integer> spaces = new ArrayList<>();
        for (int tile = 0; tile < House.TILES; tile++) {
            if (!CORNERS.contains(tile) && tile != ENTRANCE && !INNER.contains(tile)) {
                spaces.add(tile);
            }
        }
        return spaces;
    }

    /** Lays a tile on each space, the first of the supply that fits; stops when none does. */
    private Laying layAll(Laying begun, List<Integer> spaces, Supply supply) {
        Luck.Shuffle<Tile> drawn = supply.draw(begun.luck());
        List<Tile> left = new ArrayList<>(drawn.cards());
        Laying laying = new Laying(begun.plan(), begun.placements(), drawn.rest());
        for (int space : spaces) {
            Optional<Laying> next = Optional.empty();
            for (int i = 0; i < left.size() && next.isEmpty(); i++) {
                next = turned(laying, space, left.get(i));
                if (next.isPresent()) {
                    left.remove(i);
                }
            }
            if (next.isEmpty()) {
                return laying;
            }
            laying = next.get();
        }
        return laying;
    }

    /** A tile in a random one of the rotations by which it fits: windows face out, and doors touch open sides. */
    private static Optional<Laying> turned(Laying laying, int space, Tile tile) {
        Luck.Shuffle<Rotation> rotations = laying.luck().shuffle(TILES, rotations(space, tile));
        for (Rotation rotation : rotations.cards()) {
            Placement placement = new Placement(tile, rotation, space / House.COLUMNS, space % House.COLUMNS);
            HousePlan plan = laying.plan().with(placement);
            if (plan.fits(space)) {
                return Optional.of(laying.with(plan, placement, rotations.rest()));
            }
        }
        return Optional.empty();
    }

    /** Outer tiles turn their north side, which has the windows, out of the house; the Entrance lies as it is printed. */
    private static List<Rotation> rotations(int space, Tile tile) {
        if (space == ENTRANCE) {
            return List.of(Rotation.R0);
        }
        if (!tile.label("section").contains("outer")) {
            return List.of(Rotation.values());
        }
        return List.of(Rotation.values()[outwards(space).ordinal()]);
    }

    private static Side outwards(int space) {
        if (space < House.COLUMNS) {
            return Side.N;
        }
        if (space >= House.TILES - House.COLUMNS) {
            return Side.S;
        }
        return space % House.COLUMNS == 0 ? Side.W : Side.E;
    }
}
