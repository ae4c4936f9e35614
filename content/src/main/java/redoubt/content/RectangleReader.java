package redoubt.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import redoubt.board.Area;
import redoubt.board.BorderKind;
import redoubt.board.Legend;
import redoubt.board.Rectangles;
import redoubt.board.Side;
import redoubt.board.Tile;

/** Reads a tile written as rectangles in a span, with borders between named zones and towards the sides. */
final class RectangleReader {
    private static final Pattern ZONE = Pattern.compile("(\\w+)\\[(\\d+),(\\d+),(\\d+),(\\d+)]");
    private static final Pattern BETWEEN = Pattern.compile("(\\w+)-(\\w+)(?:@(\\d+),(\\d+))?");
    private static final Pattern OUTER = Pattern.compile("(\\w+)>([NESW])");

    private record Placed(Word name, Area area) {}

    private final Block block;
    private final Legend legend;
    private final Problems problems;
    private final TileReader lines;
    private final List<Placed> zones = new ArrayList<>();
    private final int before;
    private int span;

    RectangleReader(Block block, Legend legend, Problems problems, TileReader lines) {
        this.block = block;
        this.legend = legend;
        this.problems = problems;
        this.lines = lines;
        this.before = problems.count();
    }

    Optional<Tile> read() {
        for (List<Word> words : lines.lines()) {
            readZones(words);
        }
        List<String> names = zones.stream().map(zone -> zone.name().text()).toList();
        List<String> keywords = new ArrayList<>(List.of("span"));
        keywords.addAll(legend.zoneNames());
        keywords.addAll(legend.borderNames());
        for (List<Word> words : lines.lines()) {
            String keyword = words.getFirst().text();
            if (!keywords.contains(keyword) && !keyword.equals("legend")) {
                lines.readMarks(words, names, keywords);
            }
        }
        if (problems.count() > before) {
            return Optional.empty();
        }
        return rectangles().map(this::drawBorders);
    }

    private void readZones(List<Word> words) {
        Word keyword = words.getFirst();
        if (keyword.text().equals("span")) {
            span = words.size() == 2 ? problems.integer(words.get(1)).orElse(0) : 0;
            if (span <= 0) {
                problems.add(keyword.place(), "expected 'span' and one positive number");
            }
            return;
        }
        if (legend.findZone(keyword.text()).isEmpty()) {
            return;
        }
        for (Word word : words.subList(1, words.size())) {
            readZone(keyword, word);
        }
    }

    private void readZone(Word kind, Word word) {
        Matcher match = ZONE.matcher(word.text());
        if (!match.matches()) {
            problems.add(word.place(), "expected zone[left,top,right,bottom] but found '" + word.text() + "'");
            return;
        }
        try {
            Area area = new Area(number(match, 2), number(match, 3), number(match, 4), number(match, 5));
            Word name = word.part(0, match.end(1));
            lines.addKind(kind, name);
            zones.add(new Placed(name, area));
        } catch (IllegalArgumentException wrong) {
            problems.add(word.place(), wrong.getMessage());
        }
    }

    private static int number(Matcher match, int group) {
        return Integer.parseInt(match.group(group));
    }

    private Optional<Rectangles> rectangles() {
        List<Rectangles.Room> rooms = zones.stream()
                .map(zone -> new Rectangles.Room(lines.plan(zone.name().text()), zone.area()))
                .toList();
        try {
            return Optional.of(new Rectangles(legend, span, rooms));
        } catch (IllegalArgumentException wrong) {
            problems.add(block.name().place(), wrong.getMessage());
            return Optional.empty();
        }
    }

    private Tile drawBorders(Rectangles rectangles) {
        for (List<Word> words : lines.lines()) {
            Optional<BorderKind> border = legend.findBorder(words.getFirst().text());
            for (Word word : border.isPresent() ? words.subList(1, words.size()) : List.<Word>of()) {
                drawBorder(rectangles, border.orElseThrow(), word);
            }
        }
        return lines.tile(rectangles.drawing(), rectangles.zones(), false);
    }

    private void drawBorder(Rectangles rectangles, BorderKind border, Word word) {
        Matcher between = BETWEEN.matcher(word.text());
        Matcher outer = OUTER.matcher(word.text());
        try {
            if (outer.matches()) {
                rectangles.outer(border, outer.group(1), Side.valueOf(outer.group(2)));
            } else if (between.matches() && between.group(3) != null) {
                rectangles.between(border, between.group(1), between.group(2), number(between, 3), number(between, 4));
            } else if (between.matches()) {
                rectangles.between(border, between.group(1), between.group(2));
            } else {
                problems.add(
                        word.place(), "expected zone-zone, zone-zone@x,y or zone>side but found '" + word.text() + "'");
            }
        } catch (IllegalArgumentException wrong) {
            problems.add(word.place(), wrong.getMessage());
        }
    }
}
