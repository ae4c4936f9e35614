package redoubt.horde.print;

import java.util.List;
import redoubt.board.Board;

/** A mission as its page has it: what every page has, to which a game adds its own. */
public interface Page {
    PageHead head();

    default String id() {
        return head().id();
    }

    default Board board() {
        return head().board();
    }

    /** The page of the mission with this id. */
    static <P extends Page> P of(List<P> pages, String id) {
        return pages.stream()
                .filter(page -> page.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no mission " + id));
    }
}
