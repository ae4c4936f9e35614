package redoubt.horde;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import redoubt.board.Board;
import redoubt.board.BoardHistory;
import redoubt.board.Placement;
import redoubt.board.Rotation;
import redoubt.board.Terrain;
import redoubt.board.Tile;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.rulings.SpareTiles;
import redoubt.horde.table.Ruling;
import redoubt.kernel.json.JsonException;

/** How the ground of a mission is saved: by what differs from its beginning, with the tiles where some came or went. */
final class TerrainText {
    private static final int PLAIN_PARTS = 2;
    private static final int LAY_PARTS = 5;

    private final MissionPlan plan;
    private final Map<String, Tile> tiles = new LinkedHashMap<>();

    TerrainText(MissionPlan plan) {
        this.plan = plan;
        for (Placement placement : plan.terrain().board().placements()) {
            tiles.put(placement.tile().name(), placement.tile());
        }
        for (Ruling ruling : plan.mission().rulings()) {
            if (ruling instanceof SpareTiles spare) {
                spare.tiles().forEach(tile -> tiles.putIfAbsent(tile.name(), tile));
            }
        }
    }

    Tile tile(String name) {
        return Optional.ofNullable(tiles.get(name))
                .orElseThrow(() -> new JsonException(
                        plan.id() + " has no tile \"" + name + "\", only " + String.join(" ", tiles.keySet())));
    }

    /** Zones and edges whose kind is not the one they began with; then, on a changed board, its tiles and its edges. */
    Object write(Terrain terrain) {
        Board board = terrain.board();
        boolean isChanged = !board.equals(plan.terrain().board());
        Terrain before = isChanged ? plan.terrain().on(board) : plan.terrain();
        List<Object> zones = new ArrayList<>();
        for (int zone = 0; zone < board.zoneCount(); zone++) {
            if (board.zones().contains(zone) && terrain.zoneKind(zone) != before.zoneKind(zone)) {
                zones.add((long) zone);
                zones.add((long) terrain.zoneKind(zone));
            }
        }
        List<Object> edges = new ArrayList<>();
        for (int edge = 0; edge < board.edges().count(); edge++) {
            if (board.edges().exists(edge) && terrain.edgeKind(edge) != before.edgeKind(edge)) {
                edges.add((long) edge);
                edges.add((long) terrain.edgeKind(edge));
            }
        }
        if (!isChanged) {
            return List.of(zones, edges);
        }
        BoardHistory history = board.history();
        List<Object> lays = new ArrayList<>();
        history.tiles().forEach(lay -> lays.add(lay(lay)));
        return List.of(zones, edges, lays, HordeText.numbers(history.edges()));
    }

    private static Object lay(BoardHistory.Lay lay) {
        return List.of(lay.tile(), lay.rotation().name(), (long) lay.row(), (long) lay.column(), lay.isPresent());
    }

    Terrain read(Object json) {
        List<?> parts = (List<?>) json;
        Terrain terrain =
                parts.size() == PLAIN_PARTS ? plan.terrain() : plan.terrain().on(board(parts));
        List<Integer> zones = HordeText.list(parts.get(0));
        for (int i = 0; i < zones.size(); i += 2) {
            terrain = terrain.withZone(zones.get(i), zones.get(i + 1));
        }
        List<Integer> edges = HordeText.list(parts.get(1));
        for (int i = 0; i < edges.size(); i += 2) {
            terrain = terrain.withEdge(edges.get(i), edges.get(i + 1));
        }
        return terrain;
    }

    private Board board(List<?> parts) {
        List<BoardHistory.Lay> lays = new ArrayList<>();
        for (Object part : (List<?>) parts.get(2)) {
            lays.add(lay((List<?>) part));
        }
        BoardHistory history = new BoardHistory(lays, HordeText.list(parts.get(3)));
        return Board.of(plan.terrain().board().legend(), history, this::tile);
    }

    private static BoardHistory.Lay lay(List<?> parts) {
        if (parts.size() != LAY_PARTS
                || !(parts.get(0) instanceof String tile)
                || !(parts.get(1) instanceof String rotation)
                || !(parts.get(4) instanceof Boolean isPresent)) {
            throw new JsonException("expected a tile, its turn, row, column and whether it lies but found " + parts);
        }
        return new BoardHistory.Lay(
                tile,
                Rotation.valueOf(rotation),
                HordeText.number(parts.get(2)),
                HordeText.number(parts.get(3)),
                isPresent);
    }
}
