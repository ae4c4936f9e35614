package redoubt.livingdead.mission.travel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Board;
import redoubt.board.Drawing;
import redoubt.board.Placement;
import redoubt.board.Tile;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.livingdead.ground.Ground;

/** There are no spawn tokens: the outdoor corners of every tile with a survivor on it are spawn zones. */
public record CornersSpawn(Ground ground, RuleId rule) implements MomentRuling {
    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        if (survivor.isPresent()) {
            return List.of();
        }
        return switch (moment) {
            case SPAWN_STEP_BEGINS -> List.of(new ChooseFirstCorner(rule, corners(table)));
            case SPAWN_STEP_ENDS -> List.of(new LeaveCorners());
            case PLAYERS_PHASE_BEGINS, TURN_ENDS, PLAYERS_PHASE_ENDS, END_PHASE, BOARD_CLEARED -> List.of();
        };
    }

    private List<Zone> corners(Table table) {
        Board board = table.terrain().board();
        List<Zone> corners = new ArrayList<>();
        for (Placement placement : board.placements()) {
            ZoneSet zones = board.onTile(placement.tile().name());
            boolean isHeld = table.survivors().stream()
                    .anyMatch(survivor -> survivor.isOnBoard()
                            && zones.contains(survivor.zone().index()));
            for (Zone corner : isHeld ? corners(table, placement.tile()) : List.<Zone>of()) {
                if (!ground.isIndoors(table.terrain(), corner.index()) && !corners.contains(corner)) {
                    corners.add(corner);
                }
            }
        }
        return corners;
    }

    private static List<Zone> corners(Table table, Tile tile) {
        Drawing drawing = tile.drawing();
        int bottom = drawing.rows() - 1;
        int right = drawing.columns() - 1;
        return List.of(
                zone(table, tile, drawing.zone(0, 0)),
                zone(table, tile, drawing.zone(0, right)),
                zone(table, tile, drawing.zone(bottom, 0)),
                zone(table, tile, drawing.zone(bottom, right)));
    }

    private static Zone zone(Table table, Tile tile, int index) {
        return table.zone(tile.name() + "." + tile.drawing().zones().get(index));
    }
}
