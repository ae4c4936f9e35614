package redoubt.board;

import java.util.List;
import java.util.Optional;

/** One line of the joint table: the border on the board where these cells of two tiles face each other. */
public record Joint(Facing first, Facing second, Optional<BorderKind> border) {

    /** A cell at a tile edge, by its kind and its outer mark; no mark listed means any mark. */
    public record Facing(List<ZoneKind> kinds, List<BorderKind> marks) {
        public Facing {
            kinds = List.copyOf(kinds);
            marks = List.copyOf(marks);
        }

        boolean matches(ZoneKind kind, BorderKind mark) {
            return kinds.contains(kind) && (marks.isEmpty() || marks.contains(mark));
        }
    }

    /** True if the two facing zones become one zone. */
    public boolean merges() {
        return border.isEmpty();
    }

    boolean matches(ZoneKind kind, BorderKind mark, ZoneKind otherKind, BorderKind otherMark) {
        return first.matches(kind, mark) && second.matches(otherKind, otherMark)
                || first.matches(otherKind, otherMark) && second.matches(kind, mark);
    }
}
