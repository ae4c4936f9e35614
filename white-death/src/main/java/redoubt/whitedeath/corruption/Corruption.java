package redoubt.whitedeath.corruption;

import redoubt.board.EdgeId;
import redoubt.board.Edges;
import redoubt.board.Terrain;
import redoubt.board.ZoneId;
import redoubt.whitedeath.ground.Ground;
import redoubt.whitedeath.rampart.RopeLadders;

/** Corruption spreading over the terrain: a corrupted zone is a street, at street level, open to all corruption beside it. */
public record Corruption(Ground ground) {

    /** The terrain once this zone is corrupted; nothing changes if it is corrupted already. */
    public Terrain spread(Terrain terrain, int zone, RopeLadders ladders) {
        if (ground.isCorrupted(terrain, zone)) {
            return terrain;
        }
        return withBorders(terrain.withZone(zone, ground.corruption()), zone, ladders);
    }

    /** The terrain once this zone is purged: it is again what is printed. */
    public Terrain purge(Terrain terrain, int zone, RopeLadders ladders) {
        if (!ground.isCorrupted(terrain, zone)) {
            return terrain;
        }
        int printed = terrain.board().kind(new ZoneId(zone)).index();
        return withBorders(terrain.withZone(zone, printed), zone, ladders);
    }

    private Terrain withBorders(Terrain terrain, int zone, RopeLadders ladders) {
        Edges edges = terrain.board().edges();
        Terrain changed = terrain;
        for (int place = 0; place < edges.degree(zone); place++) {
            int edge = edges.edge(zone, place);
            changed = ladders.applied(ground, changed.withEdge(edge, border(changed, edge)), edge);
        }
        return changed;
    }

    /** How a border is read, from what is printed and from the corruption on either side of it. */
    private int border(Terrain terrain, int edge) {
        Edges edges = terrain.board().edges();
        int first = edges.first(edge);
        int second = edges.second(edge);
        boolean isFirst = ground.isCorrupted(terrain, first);
        boolean isSecond = ground.isCorrupted(terrain, second);
        if (isFirst && isSecond) {
            return ground.open();
        }
        if (isFirst && wasRampart(terrain, first)) {
            return besideFallenRampart(terrain, second);
        }
        if (isSecond && wasRampart(terrain, second)) {
            return besideFallenRampart(terrain, first);
        }
        return edges.edge(new EdgeId(edge)).printed().index();
    }

    private boolean wasRampart(Terrain terrain, int zone) {
        return terrain.board().kind(new ZoneId(zone)).index() == ground.rampart();
    }

    private int besideFallenRampart(Terrain terrain, int other) {
        if (ground.isRampart(terrain, other)) {
            return ground.climb();
        }
        return ground.isBuilding(terrain, other) ? ground.wall() : ground.open();
    }
}
