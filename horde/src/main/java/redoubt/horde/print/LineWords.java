package redoubt.horde.print;

import java.util.List;
import java.util.stream.IntStream;
import redoubt.board.Board;
import redoubt.board.Zone;
import redoubt.content.Item;
import redoubt.content.Problems;
import redoubt.content.Word;

/**
 * The words of a line after its keyword. A wrong word is reported and read as something harmless, so that the rest of the line is
 * checked too; nobody plays a page with problems.
 */
public record LineWords(Item line, Board board, Problems problems) {
    private static final int NOWHERE = 0;

    public String keyword() {
        return line.keyword().text();
    }

    public int size() {
        return line.words().size();
    }

    private Word word(int place) {
        return line.words().get(place);
    }

    /** The words from this index on. */
    public List<Word> from(int place) {
        return line.words().subList(place, size());
    }

    public List<String> textsFrom(int place) {
        return from(place).stream().map(Word::text).toList();
    }

    public int number(int place) {
        return problems.integer(word(place)).orElse(0);
    }

    /** The word at this index, which must be one of these. */
    public String oneOf(int place, String what, List<String> known) {
        return problems.oneOf(word(place), what, known).orElse(known.getFirst());
    }

    public Zone zone(int place) {
        int index = problems.zone(word(place), board).map(zone -> zone.index()).orElse(NOWHERE);
        return board.named(index);
    }

    /** The zones named by the words from this index on. */
    public List<Zone> zonesFrom(int place) {
        return IntStream.range(place, size()).mapToObj(this::zone).toList();
    }
}
