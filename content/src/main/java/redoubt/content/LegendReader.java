package redoubt.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Legend;
import redoubt.board.LegendBuilder;

/** Reads the drawing vocabulary of a game. */
final class LegendReader {
    private static final List<String> KEYWORDS =
            List.of("border", "zone", "group", "between", "outer", "joint", "edge", "flag", "spot", "label", "letters");

    private final Block block;
    private final Problems problems;
    private final LegendBuilder legend;
    private boolean edgeNamed;
    private boolean sound = true;

    LegendReader(Block block, Problems problems) {
        this.block = block;
        this.problems = problems;
        this.legend = Legend.named(block.name().text());
    }

    Optional<Legend> read() {
        // Names first, wherever they stand, so that all other lines can use them.
        for (TextLine line : block.lines()) {
            readNames(line.words());
        }
        for (TextLine line : block.lines()) {
            readUses(line.words());
        }
        if (!edgeNamed) {
            fault(
                    block.name().place(),
                    "legend " + block.name().text() + " has no line 'edge' with the border at the board edge");
        }
        return sound ? Optional.of(legend.legend()) : Optional.empty();
    }

    private void fault(Place place, String message) {
        problems.add(place, message);
        sound = false;
    }

    private void readNames(List<Word> words) {
        switch (words.getFirst().text()) {
            case "border" -> readBorder(words);
            case "zone" -> readZone(words);
            case "flag" -> legend.flags(texts(words, 1));
            case "spot" -> legend.spots(texts(words, 1));
            case "label" -> legend.labels(texts(words, 1));
            case "letters" -> readLetters(words);
            case "group" -> {
                if (enough(words, 3, "a name and zone kinds") && kinds(words.subList(2, words.size()))) {
                    legend.group(words.get(1).text(), texts(words, 2));
                }
            }
            case "between", "outer", "joint", "edge" -> {}
            default -> {
                problems.unknown(words.getFirst(), "line", KEYWORDS);
                sound = false;
            }
        }
    }

    private void readBorder(List<Word> words) {
        List<Word> rest = new ArrayList<>(words);
        boolean joins = rest.size() > 3 && rest.getLast().text().equals("joins");
        if (joins) {
            rest.removeLast();
        }
        boolean marks = rest.size() == 3 || rest.size() == 4;
        if (!marks || rest.stream().skip(2).anyMatch(mark -> mark.text().length() != 1)) {
            fault(
                    words.getFirst().place(),
                    "expected 'border name mark' or 'border name mark-beside mark-below', marks of one character");
            return;
        }
        char upright = rest.get(2).text().charAt(0);
        legend.border(rest.get(1).text(), rest.getLast().text().charAt(0), upright, joins);
    }

    private void readZone(List<Word> words) {
        boolean building = words.size() == 4 && words.get(3).text().equals("building");
        if (words.size() != 3 && !building || words.get(2).text().length() != 1) {
            fault(
                    words.getFirst().place(),
                    "expected 'zone name mark' or 'zone name mark building', a mark of one character");
            return;
        }
        legend.zone(words.get(1).text(), words.get(2).text().charAt(0), building);
    }

    private void readLetters(List<Word> words) {
        if (words.size() == 2 && words.get(1).text().equals("ordered")) {
            legend.lettersOrdered();
        } else {
            fault(words.getFirst().place(), "expected 'letters ordered'");
        }
    }

    private void readUses(List<Word> words) {
        switch (words.getFirst().text()) {
            case "between" -> {
                if (enough(words, 4, "two zone kinds and borders") && kinds(words.subList(1, 3)) && borders(words, 3)) {
                    legend.between(words.get(1).text(), words.get(2).text(), texts(words, 3));
                }
            }
            case "outer" -> {
                if (enough(words, 3, "a zone kind and borders") && kinds(words.subList(1, 2)) && borders(words, 2)) {
                    legend.outer(words.get(1).text(), texts(words, 2));
                }
            }
            case "joint" -> readJoint(words);
            case "edge" -> {
                edgeNamed = true;
                if (enough(words, 2, "a border") && borders(words, 1)) {
                    legend.boardEdge(words.get(1).text());
                }
            }
            default -> {}
        }
    }

    private void readJoint(List<Word> words) {
        if (!enough(words, 4, "two facing zones and a border or 'merge'")) {
            return;
        }
        boolean merge = words.get(3).text().equals(LegendBuilder.MERGE);
        if (facing(words.get(1)) & facing(words.get(2)) && (merge || borders(words, 3))) {
            legend.joint(words.get(1).text(), words.get(2).text(), words.get(3).text());
        }
    }

    private boolean facing(Word word) {
        int bracket = word.text().indexOf('(');
        if (bracket < 0) {
            return kinds(List.of(word));
        }
        if (!word.text().endsWith(")")) {
            fault(word.place(), "expected kind(mark) but found '" + word.text() + "'");
            return false;
        }
        Word inside = word.part(bracket + 1, word.text().length() - 1);
        return kinds(List.of(word.part(0, bracket))) & borders(Word.split(inside.place(), inside.text()), 0);
    }

    private boolean enough(List<Word> words, int count, String expected) {
        if (words.size() < count) {
            fault(
                    words.getFirst().place(),
                    "expected " + expected + " after '" + words.getFirst().text() + "'");
        }
        return words.size() >= count;
    }

    private boolean kinds(List<Word> words) {
        return known(words, "zone kind", legend.kindWords());
    }

    private boolean borders(List<Word> words, int from) {
        return known(words.subList(from, words.size()), "border kind", legend.borderWords());
    }

    private boolean known(List<Word> words, String what, List<String> names) {
        boolean all = true;
        for (Word word : words) {
            all &= problems.oneOf(word, what, names).isPresent();
        }
        sound &= all;
        return all;
    }

    private static String[] texts(List<Word> words, int from) {
        return words.stream().skip(from).map(Word::text).toArray(String[]::new);
    }
}
