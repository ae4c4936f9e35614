package redoubt.content;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import redoubt.board.Board;
import redoubt.board.Legend;
import redoubt.board.Placement;
import redoubt.board.Tile;

/** Reads content folders into a library, carrying on after every problem. */
final class LibraryReader {
    private static final Pattern ZONE_NAME = Pattern.compile("\\w+\\.\\w+");

    private static final Pattern EDGE_NAME = Pattern.compile("\\w+\\.\\w+-(\\w+\\.)?\\w+");

    private final List<ContentFolder> folders;
    private final Grammar grammar;
    private final List<String> keywords = new ArrayList<>(List.of("legend", "tile", "mission"));
    private final Problems problems;
    private final SequencedMap<String, Block> blocks = new LinkedHashMap<>();
    private final SequencedMap<String, RawRow> rows = new LinkedHashMap<>();
    private final SequencedMap<String, Legend> legends = new LinkedHashMap<>();
    private final SequencedMap<String, Tile> tiles = new LinkedHashMap<>();
    private final SequencedMap<String, Legend> legendOfTile = new LinkedHashMap<>();
    private final SequencedMap<String, MissionText> missions = new LinkedHashMap<>();
    private final SequencedMap<String, Board> boards = new LinkedHashMap<>();

    LibraryReader(List<ContentFolder> folders, Grammar grammar, Problems problems) {
        this.folders = folders;
        this.grammar = grammar;
        this.keywords.addAll(grammar.blocks());
        this.problems = problems;
    }

    Library read() {
        folders.forEach(this::collect);
        blocks("legend")
                .forEach(block -> new LegendReader(block, problems)
                        .read()
                        .ifPresent(legend -> legends.put(legend.name(), legend)));
        blocks("tile").forEach(this::readTile);
        blocks("mission").forEach(this::readMission);
        List<Block> others = blocks.values().stream()
                .filter(block -> !List.of("legend", "tile", "mission")
                        .contains(block.keyword().text()))
                .toList();
        return new Library(legends, tiles, missions, boards, others, List.copyOf(rows.values()));
    }

    /** The fingerprints of what the folders hold, whether or not it is right. */
    ContentMarks marks() {
        folders.forEach(this::collect);
        return ContentMarks.of(List.copyOf(blocks.values()), List.copyOf(rows.values()));
    }

    /** Items in one folder must have different names; those in a later folder replace earlier ones. */
    private void collect(ContentFolder folder) {
        SequencedMap<String, Block> ownBlocks = new LinkedHashMap<>();
        SequencedMap<String, RawRow> ownRows = new LinkedHashMap<>();
        for (SourceText file : folder.files()) {
            TextReader reader = new TextReader(file, problems).read();
            for (Block block : reader.blocks()) {
                problems.oneOf(block.keyword(), "keyword", keywords);
                String kind = block.keyword().text();
                Block earlier = ownBlocks.putIfAbsent(kind + " " + block.name().text(), block);
                if (earlier != null) {
                    duplicate(kind, block.name(), earlier.name());
                }
            }
            for (RawRow row : reader.rows()) {
                RawRow earlier =
                        ownRows.putIfAbsent(row.table() + " " + row.key().text(), row);
                if (earlier != null) {
                    duplicate(row.table(), row.key(), earlier.key());
                }
            }
        }
        blocks.putAll(ownBlocks);
        rows.putAll(ownRows);
    }

    private void duplicate(String kind, Word name, Word earlier) {
        problems.add(name.place(), kind + " '" + name.text() + "' is given already at " + earlier.place());
    }

    private List<Block> blocks(String keyword) {
        return blocks.values().stream()
                .filter(block -> block.keyword().text().equals(keyword))
                .toList();
    }

    private void readTile(Block block) {
        legendFor(block).ifPresent(legend -> {
            legendOfTile.put(block.name().text(), legend);
            new TileReader(block, legend, problems).read().ifPresent(tile -> tiles.put(tile.name(), tile));
        });
    }

    /** The legend that a tile names, or the only one there is. */
    private Optional<Legend> legendFor(Block block) {
        for (TextLine line : block.lines()) {
            List<Word> words = line.words();
            if (words.getFirst().text().equals("legend") && words.size() == 2) {
                return problems.oneOf(words.get(1), "legend", legends.keySet()).map(legends::get);
            }
        }
        if (legends.size() == 1) {
            return Optional.of(legends.firstEntry().getValue());
        }
        if (blocks("legend").size() != 1) {
            problems.add(
                    block.name().place(),
                    "expected a line 'legend' in tile " + block.name().text() + ", since there are " + legends.size()
                            + " legends");
        }
        return Optional.empty();
    }

    private void readMission(Block block) {
        int before = problems.count();
        MissionText mission = new MissionReader(block, grammar, problems).read();
        missions.put(mission.id().text(), mission);
        boolean understood = problems.count() == before;
        board(mission, understood).ifPresent(board -> {
            boards.put(mission.id().text(), board);
            for (Item item : mission.items()) {
                item.words().forEach(word -> checkPlace(word, board));
            }
        });
    }

    private void checkPlace(Word word, Board board) {
        if (ZONE_NAME.matcher(word.text()).matches()) {
            problems.zone(word, board);
        } else if (EDGE_NAME.matcher(word.text()).matches()) {
            problems.edges(word, board);
        }
    }

    private Optional<Board> board(MissionText mission, boolean understood) {
        List<Placement> placements = new ArrayList<>();
        List<String> named =
                blocks("tile").stream().map(block -> block.name().text()).toList();
        boolean sound = understood;
        for (TileEntry entry : mission.tiles()) {
            Optional<String> known = problems.oneOf(entry.tile(), "tile", named);
            // A tile that is named but could not be read has already been reported.
            sound &= known.isPresent() && tiles.containsKey(entry.tile().text());
            known.map(tiles::get)
                    .ifPresent(
                            tile -> placements.add(new Placement(tile, entry.rotation(), entry.row(), entry.column())));
        }
        if (!sound || mission.tiles().isEmpty()) {
            return Optional.empty();
        }
        Legend legend = legendOfTile.get(mission.tiles().getFirst().tile().text());
        for (TileEntry entry : mission.tiles()) {
            if (legendOfTile.get(entry.tile().text()) != legend) {
                problems.add(entry.tile().place(), "tile " + entry.tile().text() + " is drawn by another legend");
                return Optional.empty();
            }
        }
        try {
            return Optional.of(Board.of(legend, placements));
        } catch (IllegalArgumentException wrong) {
            problems.add(mission.tiles().getFirst().tile().place(), wrong.getMessage());
            return Optional.empty();
        }
    }
}
