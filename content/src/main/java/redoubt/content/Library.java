package redoubt.content;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import redoubt.board.Board;
import redoubt.board.Legend;
import redoubt.board.Tile;

/** All the content of one game, read and checked: legends, tiles, missions, tables and the game's own blocks. */
public final class Library {
    private final SequencedMap<String, Legend> legends;
    private final SequencedMap<String, Tile> tiles;
    private final SequencedMap<String, MissionText> missions;
    private final SequencedMap<String, Board> boards;
    private final List<Block> blocks;
    private final List<RawRow> rows;

    Library(
            SequencedMap<String, Legend> legends,
            SequencedMap<String, Tile> tiles,
            SequencedMap<String, MissionText> missions,
            SequencedMap<String, Board> boards,
            List<Block> blocks,
            List<RawRow> rows) {
        this.legends = legends;
        this.tiles = tiles;
        this.missions = missions;
        this.boards = boards;
        this.blocks = List.copyOf(blocks);
        this.rows = List.copyOf(rows);
    }

    /** Reads folders, later ones overriding earlier ones item by item; errors go to {@code problems}. */
    public static Library read(List<ContentFolder> folders, Grammar grammar, Problems problems) {
        return new LibraryReader(folders, grammar, problems).read();
    }

    /** Content in the plain grammar, or an exception listing everything that is wrong. */
    public static Library read(ContentFolder... folders) {
        Problems problems = new Problems();
        Library library = read(List.of(folders), Grammar.PLAIN, problems);
        problems.throwIfAny();
        return library;
    }

    public List<Legend> legends() {
        return List.copyOf(legends.values());
    }

    /** The legend of this name, if it could be read. */
    public Optional<Legend> findLegend(String name) {
        return Optional.ofNullable(legends.get(name));
    }

    public Legend legend(String name) {
        return known(legends, name, "legend");
    }

    public List<Tile> tiles() {
        return List.copyOf(tiles.values());
    }

    public Tile tile(String name) {
        return known(tiles, name, "tile");
    }

    public List<MissionText> missions() {
        return List.copyOf(missions.values());
    }

    public MissionText mission(String id) {
        return known(missions, id, "mission");
    }

    /** The board that a mission starts on, as printed; none for a mission without tiles, or with wrong tiles during a check. */
    public Optional<Board> board(MissionText mission) {
        return Optional.ofNullable(boards.get(mission.id().text()));
    }

    /** The game's own blocks that begin with this keyword. */
    public List<Block> blocks(String keyword) {
        return blocks.stream()
                .filter(block -> block.keyword().text().equals(keyword))
                .toList();
    }

    /** The rows of all tables of this format, or an exception listing every wrong cell. */
    public List<Row> rows(TableFormat format) {
        Problems problems = new Problems();
        List<Row> read = rows(format, problems);
        problems.throwIfAny();
        return read;
    }

    /** The correct rows of all tables of this format; errors go to {@code problems}. */
    public List<Row> rows(TableFormat format, Problems problems) {
        List<RawRow> wanted =
                rows.stream().filter(row -> row.table().equals(format.name())).toList();
        return format.read(wanted, problems);
    }

    /** The entries under the first heading of the tables of this name. */
    public List<String> keys(String table) {
        return rows.stream()
                .filter(row -> row.table().equals(table))
                .map(row -> row.key().text())
                .toList();
    }

    /** The first headings of all tables. */
    public List<String> tables() {
        return rows.stream().map(RawRow::table).distinct().toList();
    }

    private static <T> T known(Map<String, T> items, String name, String what) {
        T item = items.get(name);
        if (item == null) {
            String nearest = Spelling.nearest(name, items.keySet())
                    .map(word -> "; did you mean '" + word + "'?")
                    .orElse("");
            throw new IllegalArgumentException("unknown " + what + " '" + name + "'" + nearest);
        }
        return item;
    }
}
