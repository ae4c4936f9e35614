package redoubt.livingdead.mission.travel;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Board;
import redoubt.board.Drawing;
import redoubt.board.Placement;
import redoubt.board.Rotation;
import redoubt.board.Side;
import redoubt.board.Tile;
import redoubt.horde.mission.LayTile;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** The players choose on which side of a tile the next one is laid and how it is turned, so that the road goes on. */
public record PlaceTile(RuleId rule, Tile tile, String beside) implements Question<Table, PlaceTile.Lay> {
    private static final String ROAD = "road";

    /** Lays the tile like this. */
    public record Lay(Placement placement, String beside, Side side) implements Option {
        @Override
        public String key() {
            return "lay " + placement.tile().name() + " " + word() + " of " + beside + " turned "
                    + placement.rotation().name().substring(1);
        }

        private String word() {
            return switch (side) {
                case N -> "north";
                case E -> "east";
                case S -> "south";
                case W -> "west";
            };
        }

        @Override
        public List<Mark> marks() {
            return List.of(
                    MarkKind.TILE.mark(placement.tile().name()),
                    MarkKind.TILE.mark(beside),
                    MarkKind.SIDE.mark(word()),
                    MarkKind.TURN.mark(placement.rotation().name().substring(1)));
        }
    }

    @Override
    public Decision<Lay> decision(Table table) {
        List<Lay> all = all(table.terrain().board());
        List<Lay> onRoad =
                all.stream().filter(lay -> isRoad(table.terrain().board(), lay)).toList();
        return new Decision<>(rule, table.everyone(), onRoad.isEmpty() ? all : onRoad);
    }

    private List<Lay> all(Board board) {
        Placement from = board.placement(beside)
                .orElseThrow(() -> new IllegalStateException("tile " + beside + " is not on the board"));
        List<Lay> all = new ArrayList<>();
        for (Side side : Side.values()) {
            int row = from.row() + (side == Side.S ? 1 : 0) - (side == Side.N ? 1 : 0);
            int column = from.column() + (side == Side.E ? 1 : 0) - (side == Side.W ? 1 : 0);
            boolean isFree =
                    board.placements().stream().noneMatch(other -> other.row() == row && other.column() == column);
            for (Rotation rotation : isFree ? List.of(Rotation.values()) : List.<Rotation>of()) {
                all.add(new Lay(new Placement(tile, rotation, row, column), beside, side));
            }
        }
        return all;
    }

    private static boolean isRoad(Board board, Lay lay) {
        List<Boolean> here = roads(board.placement(lay.beside()).orElseThrow(), lay.side());
        List<Boolean> there = roads(lay.placement(), lay.side().opposite());
        for (int i = 0; i < Math.min(here.size(), there.size()); i++) {
            if (here.get(i) && there.get(i)) {
                return true;
            }
        }
        return false;
    }

    /** Where a road leaves a tile by one of its sides, from west to east or from north to south. */
    private static List<Boolean> roads(Placement placement, Side side) {
        Drawing drawing = placement.tile().drawing().turned(placement.rotation());
        List<Boolean> roads = new ArrayList<>();
        boolean isLevel = side == Side.N || side == Side.S;
        for (int i = 0; i < (isLevel ? drawing.columns() : drawing.rows()); i++) {
            int row = isLevel ? (side == Side.N ? 0 : drawing.rows() - 1) : i;
            int column = isLevel ? i : (side == Side.W ? 0 : drawing.columns() - 1);
            String zone = drawing.zones().get(drawing.zone(row, column));
            roads.add(placement.tile().zone(zone).orElseThrow().kind().name().equals(ROAD));
        }
        return roads;
    }

    @Override
    public void answer(Lay chosen, Play<Table> play) {
        Journey journey = play.table().annexes().the(Journey.class);
        play.table(play.table().with(journey.laying(tile.name())));
        play.then(new LayTile(rule, chosen.placement()));
    }
}
