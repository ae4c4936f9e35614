package redoubt.livingdead.edition;

import static redoubt.horde.print.PageLine.MANY;
import static redoubt.horde.print.PageLine.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Board;
import redoubt.board.Edge;
import redoubt.board.Tile;
import redoubt.board.Zone;
import redoubt.content.Library;
import redoubt.content.MissionText;
import redoubt.content.Problems;
import redoubt.content.Word;
import redoubt.horde.print.LaidBorder;
import redoubt.horde.print.LineWords;
import redoubt.horde.print.PageHead;
import redoubt.horde.print.PageLines;
import redoubt.livingdead.ground.Ground;

/** Reads the page of a scene. */
final class ScenePageReader {
    private static final List<String> MODES = List.of("romero", "zombicide");
    private static final List<String> FACES = List.of("open", "closed");
    private static final List<String> COLOURS = List.of("white", "red", "purple", "yellow");
    private static final List<String> CACHES = List.of(LivingDead.MELEE_DECK, LivingDead.RANGED_DECK);

    private static final PageLines<ScenePageReader> LINES = new PageLines<>(List.of(
            line("mode", 1, 1, ScenePageReader::readMode),
            line("experience", 1, 1, ScenePageReader::readExperience),
            line("start", 1, MANY, ScenePageReader::readStart),
            line("door", 2, MANY, ScenePageReader::readBorders),
            line("barricade", 2, MANY, ScenePageReader::readBorders),
            line("stairs", 2, MANY, ScenePageReader::readBorders),
            line("window", 1, MANY, ScenePageReader::readWindows),
            line("cache", 2, MANY, ScenePageReader::readCaches),
            line("spawn", 2, MANY, ScenePageReader::readSpawns),
            line("car", 1, 1, ScenePageReader::readMarker),
            line("pump", 1, 1, ScenePageReader::readMarker),
            line("rifle", 1, 1, ScenePageReader::readMarker),
            line("travel", 1, MANY, ScenePageReader::readTravel)));

    private final Ground ground;
    private final List<Tile> tiles;
    private final List<ScenePage.Start> starts = new ArrayList<>();
    private final List<LaidBorder> borders = new ArrayList<>();
    private final List<Integer> windows = new ArrayList<>();
    private final List<ScenePage.Cache> caches = new ArrayList<>();
    private final List<ScenePage.Spawn> spawns = new ArrayList<>();
    private final List<PageHead.Marker> markers = new ArrayList<>();
    private final List<Tile> travel = new ArrayList<>();
    private boolean isZombicide;
    private int experience;

    private ScenePageReader(Ground ground, List<Tile> tiles) {
        this.ground = ground;
        this.tiles = List.copyOf(tiles);
    }

    static ScenePage read(MissionText text, Board board, Ground ground, Library library, Problems problems) {
        ScenePageReader page = new ScenePageReader(ground, library.tiles());
        LINES.read(text, board, page, problems);
        return new ScenePage(
                PageHead.read(text, board, page.markers, problems),
                page.isZombicide,
                page.experience,
                page.starts,
                page.borders,
                page.windows,
                page.caches,
                page.spawns,
                page.travel);
    }

    private void readMode(LineWords words) {
        isZombicide = words.oneOf(0, "mode", MODES).equals("zombicide");
    }

    private void readExperience(LineWords words) {
        experience = words.number(0);
    }

    private void readStart(LineWords words) {
        starts.add(new ScenePage.Start(words.zone(0), words.textsFrom(1)));
    }

    private void readWindows(LineWords words) {
        windows.addAll(openings(words, 0));
    }

    private void readMarker(LineWords words) {
        markers.add(new PageHead.Marker(words.keyword(), words.zone(0)));
    }

    private void readTravel(LineWords words) {
        List<String> names = tiles.stream().map(Tile::name).toList();
        for (int i = 0; i < words.size(); i++) {
            travel.add(tiles.get(names.indexOf(words.oneOf(i, "tile", names))));
        }
    }

    private void readBorders(LineWords words) {
        boolean isClosed = words.oneOf(0, "face", FACES).equals("closed");
        int kind = ground.legend()
                .border(isClosed ? "closed-" + words.keyword() : words.keyword())
                .index();
        openings(words, 1).forEach(edge -> borders.add(new LaidBorder(edge, kind)));
    }

    private void readCaches(LineWords words) {
        String deck = words.oneOf(0, "deck", CACHES);
        for (Zone zone : words.zonesFrom(1)) {
            caches.add(new ScenePage.Cache(deck, zone));
        }
    }

    private void readSpawns(LineWords words) {
        String colour = words.oneOf(0, "colour", COLOURS);
        for (Zone zone : words.zonesFrom(1)) {
            spawns.add(new ScenePage.Spawn(colour, zone));
        }
    }

    private List<Integer> openings(LineWords words, int from) {
        return words.from(from).stream()
                .flatMap(word -> opening(word, words.board(), words.problems()).stream())
                .toList();
    }

    /** The doorway or window between two zones, where a token can lie. */
    private Optional<Integer> opening(Word word, Board board, Problems problems) {
        List<Edge> edges = problems.edges(word, board);
        Optional<Integer> found = edges.stream()
                .filter(edge -> edge.printed().index() == ground.doorway()
                        || edge.printed().index() == ground.window())
                .map(edge -> edge.id().index())
                .findFirst();
        if (found.isEmpty() && !edges.isEmpty()) {
            problems.add(word.place(), "expected a doorway or a window at '" + word.text() + "'");
        }
        return found;
    }
}
