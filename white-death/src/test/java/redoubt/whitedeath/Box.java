package redoubt.whitedeath;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Board;
import redoubt.board.Drawing;
import redoubt.board.EdgeId;
import redoubt.board.Legend;
import redoubt.board.Placement;
import redoubt.board.Rotation;
import redoubt.board.Terrain;
import redoubt.board.Tile;
import redoubt.board.ZoneId;
import redoubt.board.ZoneKind;
import redoubt.board.ZonePlan;
import redoubt.whitedeath.edition.WhiteDeath;
import redoubt.whitedeath.ground.Ground;
import redoubt.whitedeath.rampart.RopeLadders;

/** The box as it is read from our content, and small boards drawn for one rule. */
public final class Box {
    public static final WhiteDeath WHITE_DEATH = WhiteDeathGame.box(List.of());
    public static final Ground GROUND = WHITE_DEATH.ground();

    private Box() {}

    /**
     * A board from rows of zones, such as {@code .~.:#}, with rows of the borders between them; zones are called a, b, c … in reading
     * order, a blank makes one zone of two cells.
     */
    public static Terrain board(String... rows) {
        Legend legend = WHITE_DEATH.print().legend();
        int columns = (rows[0].length() + 1) / 2;
        List<ZonePlan> zones = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < rows.length; row += 2) {
            String cells = rows[row];
            lines.add(row == 0 ? outside(cells) : level(rows[row - 1], columns));
            StringBuilder line = new StringBuilder().append(outerMark(cells.charAt(0), false));
            for (int column = 0; column < columns; column++) {
                boolean isSame = column > 0 && cells.charAt(2 * column - 1) == ' ';
                if (!isSame) {
                    String name = String.valueOf((char) ('a' + zones.size()));
                    zones.add(new ZonePlan(name, kind(legend, cells.charAt(2 * column))));
                }
                char border = 2 * column + 1 < cells.length()
                        ? cells.charAt(2 * column + 1)
                        : outerMark(cells.charAt(2 * column), false);
                line.append(' ').append(zones.getLast().name()).append(' ').append(border);
            }
            lines.add(line.toString());
        }
        lines.add(outside(rows[rows.length - 1]));
        return terrain(legend, lines, zones);
    }

    private static Terrain terrain(Legend legend, List<String> lines, List<ZonePlan> zones) {
        List<String> wrong = new ArrayList<>();
        Drawing drawing = Drawing.read(legend, lines, (line, _, message) -> wrong.add(line + ": " + message));
        Tile tile = new Tile("T", drawing, zones);
        tile.faults(legend).forEach(fault -> wrong.add(fault.message()));
        if (!wrong.isEmpty()) {
            throw new IllegalArgumentException(String.join("\n", lines) + wrong);
        }
        return Terrain.of(Board.of(legend, List.of(new Placement(tile, Rotation.R0, 0, 0))));
    }

    private static ZoneKind kind(Legend legend, char mark) {
        return legend.zones().stream()
                .filter(kind -> kind.mark() == mark)
                .findFirst()
                .orElseThrow();
    }

    private static char outerMark(char zone, boolean isLevel) {
        boolean isOutdoors = zone == '.' || zone == '=';
        return isOutdoors ? '~' : isLevel ? '-' : '|';
    }

    private static String outside(String cells) {
        StringBuilder marks = new StringBuilder();
        for (int i = 0; i < cells.length(); i += 2) {
            marks.append(outerMark(cells.charAt(i), true)).append(' ');
        }
        return level(marks.toString(), (cells.length() + 1) / 2);
    }

    private static String level(String marks, int columns) {
        StringBuilder line = new StringBuilder("+");
        for (int column = 0; column < columns; column++) {
            char mark = 2 * column < marks.length() ? marks.charAt(2 * column) : ' ';
            line.append(mark == '-' ? "---" : " " + mark + " ").append('+');
        }
        return line.toString();
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
