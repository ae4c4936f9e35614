package redoubt.horde.print;

import static redoubt.horde.print.PageLine.MANY;
import static redoubt.horde.print.PageLine.line;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Board;
import redoubt.content.Item;
import redoubt.content.MissionText;
import redoubt.content.Problems;
import redoubt.content.Word;

/** All the lines that a game's mission pages may have; {@code P} collects what they say. */
public final class PageLines<P> {
    private final List<PageLine<P>> lines;
    private final List<String> keywords;

    /** The lines of one game; goals, rules and the source are on every page and are read elsewhere. */
    public PageLines(List<PageLine<P>> own) {
        List<PageLine<P>> all = new ArrayList<>(own);
        for (String common : List.of("goal", "rules", "source")) {
            all.add(line(common, 1, MANY, (_, _) -> {}));
        }
        lines = List.copyOf(all);
        keywords = lines.stream().map(PageLine::keyword).toList();
    }

    /** Tells {@code page} what is on each line; errors go to {@code problems}. */
    public void read(MissionText text, Board board, P page, Problems problems) {
        for (Item item : text.items()) {
            problems.oneOf(item.keyword(), "line", keywords).ifPresent(keyword -> {
                PageLine<P> line = lines.get(keywords.indexOf(keyword));
                if (hasWords(item, line, problems)) {
                    line.told().accept(page, new LineWords(item, board, problems));
                }
            });
        }
    }

    private static boolean hasWords(Item item, PageLine<?> line, Problems problems) {
        List<Word> words = item.words();
        if (words.size() < line.least()) {
            problems.add(
                    item.keyword().place(),
                    "expected more after '" + item.keyword().text() + "'");
        } else if (words.size() > line.most()) {
            Word further = words.get(line.most());
            problems.add(further.place(), "expected the end of the line but found '" + further.text() + "'");
        }
        return words.size() >= line.least() && words.size() <= line.most();
    }
}
