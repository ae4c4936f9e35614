package redoubt.content;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import redoubt.board.Drawing;
import redoubt.board.Fault;
import redoubt.board.Label;
import redoubt.board.Legend;
import redoubt.board.Spot;
import redoubt.board.Tile;
import redoubt.board.ZoneKind;
import redoubt.board.ZonePlan;

/** Reads a tile from its drawing and the lines below it, or from rectangles. */
final class TileReader {
    private final Block block;
    private final Legend legend;
    private final Problems problems;
    private final List<TextLine> drawn = new ArrayList<>();
    private final List<List<Word>> lines = new ArrayList<>();
    private final Map<String, ZoneKind> kinds = new LinkedHashMap<>();
    private final Map<String, List<String>> flags = new LinkedHashMap<>();
    private final Map<String, String> titles = new LinkedHashMap<>();
    private final List<Spot> spots = new ArrayList<>();
    private final List<Label> labels = new ArrayList<>();
    private Optional<List<Word>> buildings = Optional.empty();
    private final int before;

    TileReader(Block block, Legend legend, Problems problems) {
        this.block = block;
        this.legend = legend;
        this.problems = problems;
        this.before = problems.count();
        for (TextLine line : block.lines()) {
            if (line.text().startsWith("+")
                    || !drawn.isEmpty() && lines.isEmpty() && drawn.size() % 2 == 1 && isRow(line)) {
                drawn.add(line);
            } else {
                lines.add(line.words());
            }
        }
    }

    /** A level line is followed by a row of cells, unless the next line begins with a word. */
    private static boolean isRow(TextLine line) {
        return line.text().length() < 2
                || !Character.isLetter(line.text().charAt(0))
                || line.text().charAt(1) == ' ';
    }

    Optional<Tile> read() {
        boolean spanned =
                lines.stream().anyMatch(words -> words.getFirst().text().equals("span"));
        if (spanned) {
            return new RectangleReader(block, legend, problems, this).read();
        }
        if (drawn.isEmpty()) {
            problems.add(
                    block.name().place(),
                    "expected a drawing or a line 'span' in tile "
                            + block.name().text());
            return Optional.empty();
        }
        Drawing drawing =
                Drawing.read(legend, drawn.stream().map(TextLine::text).toList(), this::faultAt);
        for (List<Word> words : lines) {
            readLine(words, drawing.zones());
        }
        Optional<Drawing> scaled = scaled(drawing);
        return scaled.flatMap(this::finish);
    }

    private void faultAt(int line, int character, String message) {
        problems.add(place(line, character), message);
    }

    private Place place(int line, int character) {
        Place start = drawn.get(Math.min(line, drawn.size()) - 1).place();
        return new Place(start.file(), start.line(), start.column() + character - 1);
    }

    private void readLine(List<Word> words, List<String> zones) {
        Word keyword = words.getFirst();
        switch (keyword.text()) {
            case "widths", "heights", "legend" -> {}
            default -> {
                if (legend.findZone(keyword.text()).isPresent()) {
                    readKind(words, zones);
                } else {
                    readMarks(words, zones, legend.zoneNames());
                }
            }
        }
    }

    private void readKind(List<Word> words, List<String> zones) {
        for (Word zone : rest(words)) {
            if (problems.oneOf(zone, "zone", zones).isPresent()) {
                addKind(words.getFirst(), zone);
            }
        }
    }

    void addKind(Word kind, Word zone) {
        ZoneKind earlier = kinds.putIfAbsent(zone.text(), legend.zone(kind.text()));
        if (earlier != null) {
            problems.add(zone.place(), "zone " + zone.text() + " is " + earlier.name() + " already");
        }
    }

    ZoneKind kind(String zone) {
        return kinds.get(zone);
    }

    List<List<Word>> lines() {
        return lines;
    }

    /** Reads a line that says something about zones, or about the tile, other than kinds and borders. */
    void readMarks(List<Word> words, List<String> zones, List<String> more) {
        String keyword = words.getFirst().text();
        if (keyword.equals("buildings")) {
            buildings = Optional.of(words);
        } else if (keyword.equals("call")) {
            readTitle(words, zones);
        } else if (legend.labels().contains(keyword)) {
            labels.add(
                    new Label(keyword, rest(words).stream().map(Word::unquoted).toList()));
        } else if (legend.flags().contains(keyword)) {
            known(words, zones)
                    .forEach(zone ->
                            flags.computeIfAbsent(zone, _ -> new ArrayList<>()).add(keyword));
        } else if (legend.spots().contains(keyword)) {
            known(words, zones).forEach(zone -> spots.add(new Spot(keyword, zone)));
        } else {
            List<String> keywords = new ArrayList<>(more);
            keywords.addAll(legend.flags());
            keywords.addAll(legend.spots());
            keywords.addAll(legend.labels());
            keywords.addAll(List.of("buildings", "call", "widths", "heights"));
            problems.unknown(words.getFirst(), "line", keywords);
        }
    }

    private void readTitle(List<Word> words, List<String> zones) {
        if (words.size() == 3 && words.get(2).quoted()) {
            problems.oneOf(words.get(1), "zone", zones)
                    .ifPresent(zone -> titles.put(zone, words.get(2).unquoted()));
        } else {
            problems.add(words.getFirst().place(), "expected call zone \"Title\"");
        }
    }

    private List<String> known(List<Word> words, List<String> zones) {
        return rest(words).stream()
                .flatMap(word -> problems.oneOf(word, "zone", zones).stream())
                .toList();
    }

    private static List<Word> rest(List<Word> words) {
        return words.subList(1, words.size());
    }

    private Optional<Drawing> scaled(Drawing drawing) {
        List<Integer> widths = sizes("widths", drawing.columns());
        List<Integer> heights = sizes("heights", drawing.rows());
        try {
            return Optional.of(drawing.scaled(widths, heights));
        } catch (IllegalArgumentException wrong) {
            problems.add(block.name().place(), wrong.getMessage());
            return Optional.empty();
        }
    }

    private List<Integer> sizes(String keyword, int count) {
        for (List<Word> words : lines) {
            if (words.getFirst().text().equals(keyword)) {
                return rest(words).stream()
                        .map(word -> problems.integer(word).orElse(1))
                        .toList();
            }
        }
        return Collections.nCopies(count, 1);
    }

    private Optional<Tile> finish(Drawing drawing) {
        for (String zone : drawing.zones()) {
            if (!kinds.containsKey(zone)) {
                problems.add(
                        block.name().place(),
                        "zone " + zone + " has no kind, expected it after one of "
                                + String.join(" ", legend.zoneNames()));
            }
        }
        if (problems.count() > before) {
            return Optional.empty();
        }
        return Optional.of(
                tile(drawing, drawing.zones().stream().map(this::plan).toList(), true));
    }

    ZonePlan plan(String zone) {
        return new ZonePlan(
                zone, kinds.get(zone), flags.getOrDefault(zone, List.of()), Optional.ofNullable(titles.get(zone)));
    }

    Tile tile(Drawing drawing, List<ZonePlan> zones, boolean placed) {
        Tile tile = new Tile(block.name().text(), block.title(), drawing, zones, spots, labels);
        for (Fault fault : tile.faults(legend)) {
            Place place = placed
                    ? place(fault.line(), fault.character())
                    : block.name().place();
            problems.add(place, fault.message());
        }
        buildings.ifPresent(words -> checkBuildings(tile, words));
        return tile;
    }

    private void checkBuildings(Tile tile, List<Word> words) {
        List<String> written = rest(words).stream().map(Word::text).toList();
        List<String> derived = tile.buildings(legend).stream()
                .map(group -> String.join("-", group))
                .toList();
        if (!written.equals(derived)) {
            Place place =
                    words.size() > 1 ? words.get(1).place() : words.getFirst().place();
            problems.add(
                    place,
                    "expected buildings " + String.join(" ", derived) + ", as the doorways join them, but found "
                            + String.join(" ", written));
        }
    }
}
