package redoubt.whitedeath;

import java.util.List;
import redoubt.board.EdgeId;
import redoubt.board.Terrain;
import redoubt.board.ZoneId;
import redoubt.horde.fixture.Sketch;
import redoubt.whitedeath.edition.WhiteDeath;
import redoubt.whitedeath.ground.Ground;
import redoubt.whitedeath.rampart.RopeLadders;

/** The box as it is read from our content, and small boards drawn for one rule. */
public final class Box {
    public static final WhiteDeath WHITE_DEATH = WhiteDeathGame.box(List.of());
    public static final Ground GROUND = WHITE_DEATH.ground();

    private Box() {}

    /** A board drawn as {@link Sketch#board} has it. */
    public static Terrain board(String... rows) {
        return Sketch.board(WHITE_DEATH.print().legend(), rows);
    }

    public static ZoneId zone(Terrain terrain, String name) {
        return terrain.board().zone(name.contains(".") ? name : "T." + name);
    }

    public static int index(Terrain terrain, String name) {
        return zone(terrain, name).index();
    }

    /** The one edge between two zones. */
    public static int edge(Terrain terrain, String one, String other) {
        return terrain.board()
                .edges()
                .between(zone(terrain, one), zone(terrain, other))
                .getFirst()
                .id()
                .index();
    }

    public static String border(Terrain terrain, String one, String other) {
        return terrain.kind(new EdgeId(edge(terrain, one, other))).name();
    }

    public static Terrain corrupted(Terrain terrain, String... zones) {
        return corrupted(terrain, RopeLadders.NONE, zones);
    }

    public static Terrain corrupted(Terrain terrain, RopeLadders ladders, String... zones) {
        Terrain changed = terrain;
        for (String zone : zones) {
            changed = WHITE_DEATH.corruption().spread(changed, index(terrain, zone), ladders);
        }
        return changed;
    }

    /** The letters of some zones, for short expectations. */
    public static String letters(Terrain terrain, redoubt.board.ZoneSet zones) {
        StringBuilder text = new StringBuilder();
        for (ZoneId zone : zones) {
            text.append(terrain.board().name(zone).substring(2));
        }
        return text.toString();
    }
}
