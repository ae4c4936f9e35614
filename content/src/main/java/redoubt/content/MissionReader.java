package redoubt.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Rotation;

/** Reads a mission block; only attributes and tiles are understood here, the items belong to the game. */
final class MissionReader {
    private static final String EMPTY = "-";
    private static final String NEXT_ROW = "/";

    private final Block block;
    private final Grammar grammar;
    private final Problems problems;
    private final List<Item> attributes = new ArrayList<>();
    private final List<TileEntry> tiles = new ArrayList<>();
    private final List<Item> items = new ArrayList<>();
    private int row;
    private int column;
    private boolean tilesNamed;

    MissionReader(Block block, Grammar grammar, Problems problems) {
        this.block = block;
        this.grammar = grammar;
        this.problems = problems;
    }

    MissionText read() {
        readAttributes(block.attributes());
        for (TextLine line : block.lines()) {
            List<Word> words = line.words();
            String keyword = words.getFirst().text();
            if (grammar.attributes().contains(keyword)) {
                readAttributes(words);
            } else if (keyword.equals("tiles")) {
                readTiles(words);
            } else {
                items.add(new Item(words.getFirst(), words.subList(1, words.size())));
            }
        }
        if (grammar.hasTiles() && !tilesNamed) {
            problems.add(block.name().place(), "mission " + block.name().text() + " has no line 'tiles'");
        }
        return new MissionText(block.name(), block.title(), attributes, tiles, items);
    }

    private void readAttributes(List<Word> words) {
        for (int i = 0; i < words.size(); i += 2) {
            Word name = words.get(i);
            if (i + 1 == words.size()) {
                problems.add(name.place(), "expected a value after '" + name.text() + "'");
                return;
            }
            attributes.add(new Item(name, List.of(words.get(i + 1))));
        }
    }

    private void readTiles(List<Word> words) {
        tilesNamed = true;
        for (Word word : words.subList(1, words.size())) {
            switch (word.text()) {
                case NEXT_ROW -> {
                    row++;
                    column = 0;
                }
                case EMPTY -> column++;
                default -> {
                    readTile(word);
                    column++;
                }
            }
        }
        if (tiles.isEmpty()) {
            problems.add(words.getFirst().place(), "expected tiles such as 28R@90 after 'tiles'");
        }
    }

    private void readTile(Word word) {
        int at = word.text().indexOf('@');
        if (at < 0) {
            tiles.add(new TileEntry(word, Rotation.R0, row, column));
            return;
        }
        Word angle = word.part(at + 1, word.text().length());
        Optional<Rotation> rotation = problems.integer(angle).flatMap(degrees -> {
            Optional<Rotation> known = Rotation.of(degrees);
            if (known.isEmpty()) {
                problems.add(angle.place(), "expected an angle of 0, 90, 180 or 270 but found '" + angle.text() + "'");
            }
            return known;
        });
        rotation.ifPresent(turn -> tiles.add(new TileEntry(word.part(0, at), turn, row, column)));
    }
}
