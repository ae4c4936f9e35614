package redoubt.livingdead.edition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Board;
import redoubt.board.Edge;
import redoubt.board.Tile;
import redoubt.content.Item;
import redoubt.content.MissionText;
import redoubt.content.Problems;
import redoubt.content.Word;
import redoubt.horde.print.PageHead;
import redoubt.horde.print.PageWords;
import redoubt.horde.table.Zone;
import redoubt.livingdead.Ground;

/** Reads the page of a scene. */
final class ScenePageReader {
    private static final List<String> MODES = List.of("romero", "zombicide");
    private static final List<String> FACES = List.of("open", "closed");
    private static final List<String> COLOURS = List.of("white", "red", "purple", "yellow");
    private static final List<String> BORDERS = List.of("door", "barricade", "stairs");
    private static final List<String> MARKERS = List.of("car", "pump", "rifle");
    private static final List<String> CACHES = List.of(LivingDead.MELEE_DECK, LivingDead.RANGED_DECK);
    private static final List<String> LINES = List.of(
            "mode",
            "experience",
            "start",
            "door",
            "barricade",
            "stairs",
            "window",
            "cache",
            "spawn",
            "car",
            "pump",
            "rifle",
            "travel",
            "goal",
            "rules",
            "source");

    private final MissionText text;
    private final Ground ground;
    private final PageWords page;
    private final Board board;
    private final Problems problems;
    private final List<Tile> tiles;
    private final List<ScenePage.Start> starts = new ArrayList<>();
    private final List<ScenePage.Border> borders = new ArrayList<>();
    private final List<Integer> windows = new ArrayList<>();
    private final List<ScenePage.Cache> caches = new ArrayList<>();
    private final List<ScenePage.Spawn> spawns = new ArrayList<>();
    private final List<PageHead.Marker> markers = new ArrayList<>();
    private final List<Tile> travel = new ArrayList<>();
    private boolean isZombicide;
    private int experience;

    ScenePageReader(MissionText text, Board board, Ground ground, List<Tile> tiles, Problems problems) {
        this.text = text;
        this.ground = ground;
        this.page = new PageWords(text, board, problems);
        this.board = board;
        this.problems = problems;
        this.tiles = List.copyOf(tiles);
    }

    ScenePage read() {
        text.items().forEach(this::read);
        return new ScenePage(
                page.head(markers), isZombicide, experience, starts, borders, windows, caches, spawns, travel);
    }

    private void read(Item item) {
        String keyword = item.keyword().text();
        List<Word> words = item.words();
        if (problems.oneOf(item.keyword(), "line", LINES).isEmpty() || !hasWords(item)) {
            return;
        }
        if (BORDERS.contains(keyword)) {
            readBorders(keyword, words);
            return;
        }
        if (MARKERS.contains(keyword)) {
            page.zone(words.getFirst()).ifPresent(zone -> markers.add(new PageHead.Marker(keyword, zone)));
            return;
        }
        switch (keyword) {
            case "mode" ->
                isZombicide = problems.oneOf(words.getFirst(), "mode", MODES)
                        .orElse("")
                        .equals("zombicide");
            case "experience" -> experience = problems.integer(words.getFirst()).orElse(0);
            case "start" -> readStart(words);
            case "window" -> words.forEach(word -> opening(word).ifPresent(windows::add));
            case "cache" -> readCaches(words);
            case "spawn" -> readSpawns(words);
            case "travel" -> words.forEach(this::readTravel);
            default -> {
                // goals, rules and the source are words without a zone
            }
        }
    }

    private void readTravel(Word word) {
        List<String> names = tiles.stream().map(Tile::name).toList();
        problems.oneOf(word, "tile", names).ifPresent(name -> travel.add(tiles.get(names.indexOf(name))));
    }

    private boolean hasWords(Item item) {
        String keyword = item.keyword().text();
        boolean isPair = BORDERS.contains(keyword) || keyword.equals("cache") || keyword.equals("spawn");
        boolean isOne = MARKERS.contains(keyword) || keyword.equals("mode") || keyword.equals("experience");
        return page.hasWords(item, isPair ? 2 : 1, isOne ? 1 : Integer.MAX_VALUE);
    }

    private void readStart(List<Word> words) {
        List<String> names = words.stream().skip(1).map(Word::text).toList();
        page.zone(words.getFirst()).ifPresent(zone -> starts.add(new ScenePage.Start(zone, names)));
    }

    private void readBorders(String keyword, List<Word> words) {
        boolean isClosed =
                problems.oneOf(words.getFirst(), "face", FACES).orElse("").equals("closed");
        int kind =
                ground.legend().border(isClosed ? "closed-" + keyword : keyword).index();
        for (Word word : rest(words)) {
            opening(word).ifPresent(edge -> borders.add(new ScenePage.Border(edge, kind)));
        }
    }

    private void readCaches(List<Word> words) {
        Optional<String> deck = problems.oneOf(words.getFirst(), "deck", CACHES);
        for (Zone zone : page.zones(rest(words))) {
            deck.ifPresent(name -> caches.add(new ScenePage.Cache(name, zone)));
        }
    }

    private void readSpawns(List<Word> words) {
        Optional<String> colour = problems.oneOf(words.getFirst(), "colour", COLOURS);
        for (Zone zone : page.zones(rest(words))) {
            colour.ifPresent(name -> spawns.add(new ScenePage.Spawn(name, zone)));
        }
    }

    /** The doorway or window between two zones, where a token can lie. */
    private Optional<Integer> opening(Word word) {
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

    private static List<Word> rest(List<Word> words) {
        return words.subList(1, words.size());
    }
}
