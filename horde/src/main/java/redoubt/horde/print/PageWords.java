package redoubt.horde.print;

import java.util.List;
import java.util.Optional;
import redoubt.board.Board;
import redoubt.content.Item;
import redoubt.content.MissionText;
import redoubt.content.Problems;
import redoubt.content.Word;
import redoubt.horde.table.Zone;
import redoubt.kernel.MissionCard;

/** Words on the page of a mission that stand for attributes and zones of its board; what is wrong goes to {@code problems}. */
public record PageWords(MissionText text, Board board, Problems problems) {
    private int survivors() {
        Optional<Word> word = needed("survivors");
        Optional<Integer> number = word.flatMap(problems::integer);
        if (number.isPresent() && number.get() < 1) {
            problems.add(word.orElseThrow().place(), "expected at least one survivor");
        }
        return number.orElse(1);
    }

    private String attribute(String name) {
        return needed(name).map(Word::text).orElse("");
    }

    /** An attribute that every page must have. */
    private Optional<Word> needed(String name) {
        Optional<Word> word = text.attribute(name);
        if (word.isEmpty()) {
            problems.add(
                    text.id().place(),
                    "expected " + name + " of mission " + text.id().text());
        }
        return word;
    }

    /** What every page has, with the tokens that its lines put on the board. */
    public PageHead head(List<PageHead.Marker> markers) {
        MissionCard card =
                new MissionCard(text.id().text(), text.title(), attribute("difficulty"), attribute("length"));
        return new PageHead(
                text.id().place(),
                card,
                survivors(),
                board,
                markers,
                text.goals().stream().map(Word::text).toList(),
                text.rules().stream().map(Word::text).toList());
    }

    /** Whether a line has as many words after its keyword as it may have; if not, that is a problem. */
    public boolean hasWords(Item item, int least, int most) {
        List<Word> words = item.words();
        if (words.size() < least) {
            problems.add(
                    item.keyword().place(),
                    "expected more after '" + item.keyword().text() + "'");
        } else if (words.size() > most) {
            Word further = words.get(most);
            problems.add(further.place(), "expected the end of the line but found '" + further.text() + "'");
        }
        return words.size() >= least && words.size() <= most;
    }

    public List<Zone> zones(List<Word> words) {
        return words.stream().flatMap(word -> zone(word).stream()).toList();
    }

    public Optional<Zone> zone(Word word) {
        return problems.zone(word, board).map(id -> new Zone(id.index(), board.name(id)));
    }
}
