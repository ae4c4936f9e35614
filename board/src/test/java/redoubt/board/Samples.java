package redoubt.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Legends and tiles for the tests of this module. */
final class Samples {
    private Samples() {}

    static final Legend WALLS_AND_STREETS = Legend.named("walls and streets")
            .border("open", '~', '~', false)
            .border("doorway", ':', ':', true)
            .border("wall", '-', '|', false)
            .border("stairs", '=', '=', false)
            .border("climb", '^', '^', false)
            .zone("street", '.', false)
            .zone("room", '#', true)
            .zone("ruins", '%', true)
            .zone("rampart", '=', false)
            .between("street", "street", "open")
            .between("rampart", "rampart", "open")
            .between("street", "rampart", "climb", "stairs")
            .between("building", "building", "wall", "doorway")
            .between("building", "street", "wall", "doorway")
            .between("building", "rampart", "wall")
            .outer("street", "open")
            .outer("rampart", "open")
            .outer("building", "wall", "doorway")
            .joint("street", "street", "open")
            .joint("rampart", "rampart", "open")
            .joint("street", "rampart", "climb")
            .joint("building(doorway)", "street", "doorway")
            .joint("building(doorway)", "building(doorway)", "doorway")
            .joint("any", "any", "wall")
            .boardEdge("wall")
            .spots("objective", "extra")
            .lettersOrdered()
            .legend();

    /** Streets that touch across a tile edge are one zone; doors stand where a room opens onto a street. */
    static final Legend CITY = Legend.named("city")
            .border("open", '~', '~', false)
            .border("wall", '-', '|', false)
            .border("opening", ':', ':', true)
            .border("door", 'd', 'd', false)
            .zone("street", '.', false)
            .zone("room", '#', true)
            .between("street", "street", "open")
            .between("room", "room", "wall", "opening")
            .between("room", "street", "wall", "door")
            .outer("street", "open")
            .outer("room", "wall", "opening")
            .joint("street", "street", "merge")
            .joint("room(opening)", "street", "door")
            .joint("room(opening)", "room(opening)", "opening")
            .joint("any", "any", "wall")
            .boardEdge("wall")
            .flags("dark")
            .legend();

    /** A tile from a drawing, its kinds given by the map characters of the legend, zone by zone in reading order. */
    static Tile tile(Legend legend, String name, String kinds, String drawing) {
        List<String> wrong = new ArrayList<>();
        Drawing drawn = Drawing.read(
                legend, drawing.lines().toList(), (line, character, message) -> wrong.add(line + ":" + message));
        if (!wrong.isEmpty()) {
            throw new IllegalArgumentException(name + wrong);
        }
        List<ZonePlan> zones = new ArrayList<>();
        for (int i = 0; i < drawn.zones().size(); i++) {
            char mark = kinds.charAt(i);
            ZoneKind kind = legend.zones().stream()
                    .filter(each -> each.mark() == mark)
                    .findFirst()
                    .orElseThrow();
            zones.add(new ZonePlan(drawn.zones().get(i), kind));
        }
        Tile tile = new Tile(name, drawn, zones);
        if (!tile.faults(legend).isEmpty()) {
            throw new IllegalArgumentException(name + tile.faults(legend));
        }
        return tile;
    }

    static Placement at(Tile tile, int row, int column) {
        return new Placement(tile, Rotation.R0, row, column);
    }

    static Tile city(String name, List<Rectangles.Room> rooms) {
        Rectangles rectangles = new Rectangles(CITY, 100, rooms);
        return new Tile(name, rectangles.drawing(), rectangles.zones());
    }

    static Rectangles.Room room(String kind, String name, int left, int top, int right, int bottom) {
        return new Rectangles.Room(
                new ZonePlan(name, CITY.zone(kind), List.of(), Optional.empty()), new Area(left, top, right, bottom));
    }

    static Tile face31V() {
        return tile(WALLS_AND_STREETS, "31V", "#%#...%.%", """
                +---+ : +---+
                : a : b | c :
                + : + : + : +
                ~ d ~ e ~ f ~
                + : + ~ + : +
                | g : h : i |
                +---+ ~ +---+
                """);
    }

    static Tile face27V() {
        return tile(WALLS_AND_STREETS, "27V", "#.%#.%%.#", """
                + : + ~ +---+
                : a | b : c |
                + : + ~ + : +
                | d : e : f |
                +---+ ~ + : +
                | g : h : i |
                +---+ ~ + : +
                """);
    }

    static Tile face28R() {
        return tile(WALLS_AND_STREETS, "28R", "...===..#", """
                + ~ + ~ + ~ +
                ~ a ~ b ~ c ~
                + ^ + ^ + = +
                ~ d ~ e ~ f ~
                + = + ^ +---+
                ~ g ~ h : i :
                + ~ + ~ +---+
                """);
    }

    static Tile face29R() {
        return tile(WALLS_AND_STREETS, "29R", "...===#..", """
                + ~ + ~ + ~ +
                ~ a ~ b ~ c ~
                + ^ + ^ + ^ +
                ~ d ~ e ~ f ~
                +---+ ^ + = +
                : g : h ~ i ~
                +---+ ~ + ~ +
                """);
    }

    static Tile face32R() {
        return tile(WALLS_AND_STREETS, "32R", "%%#...#.%", """
                +---+ : + : +
                | a : b : c |
                + : + : + : +
                ~ d ~ e ~ f ~
                +---+ ~ + : +
                : g : h : i |
                +---+ ~ +---+
                """);
    }

    static Tile face34R() {
        return tile(WALLS_AND_STREETS, "34R", "..#.#..%", """
                + ~ + ~ + : +
                ~ a ~ b : c |
                + ~ +---+ : +
                ~ d : e   e |
                + ~ +---+ : +
                ~ f ~ g : h |
                + ~ + ~ + : +
                """);
    }

    /** The board of the first mission: three rows of two tiles. */
    static Board siege() {
        return Board.of(
                WALLS_AND_STREETS,
                List.of(
                        at(face31V(), 0, 0),
                        at(face27V(), 0, 1),
                        at(face28R(), 1, 0),
                        at(face29R(), 1, 1),
                        at(face32R(), 2, 0),
                        at(face34R(), 2, 1)));
    }
}
