package redoubt.darkest.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import redoubt.board.Area;
import redoubt.board.Board;
import redoubt.board.Edge;
import redoubt.board.Segment;
import redoubt.board.ZoneId;
import redoubt.darkest.house.House;
import redoubt.darkest.house.Icon;
import redoubt.darkest.table.Table;

/** The house as it is drawn: rooms as they are printed, and the borders between them as they are now. */
public record BoardView(int span, List<ZoneView> zones, List<BorderView> borders) {
    private static final String SECTION = "section";

    /** A room: where it is drawn, and the code of its tile, the section of the house that belongs to, and its icons. */
    public record ZoneView(String name, String kind, List<Area> areas, List<String> flags) {}

    /** A border between two rooms and where it is drawn. */
    public record BorderView(String one, String other, String kind, List<Segment> segments) {}

    static BoardView of(Table table) {
        Board board = table.house().board();
        List<ZoneView> zones = new ArrayList<>();
        for (ZoneId zone : board.readingOrder()) {
            zones.add(new ZoneView(
                    board.name(zone), board.kind(zone).name(), board.areas(zone), flags(table.house(), zone.index())));
        }
        List<BorderView> borders = new ArrayList<>();
        for (Edge edge : board.edges().all()) {
            borders.add(new BorderView(
                    board.name(edge.first()),
                    board.name(edge.second()),
                    kind(table, edge),
                    board.edges().segments(edge.id())));
        }
        return new BoardView(board.span(), zones, borders);
    }

    /** A lock or a seal that has been opened looks unlike a side that never had a door. */
    private static String kind(Table table, Edge edge) {
        String now = table.terrain().kind(edge.id()).name();
        String printed = edge.printed().name();
        return now.equals(printed) ? now : "opened";
    }

    private static List<String> flags(House house, int room) {
        String code = house.name(house.tile(room));
        List<String> flags = new ArrayList<>();
        flags.add(code);
        flags.addAll(house.board().placement(code).orElseThrow().tile().label(SECTION));
        for (Icon icon : Icon.values()) {
            if (house.rooms(icon).contains(room)) {
                flags.add(icon.name().toLowerCase(Locale.ROOT));
            }
        }
        return flags;
    }
}
