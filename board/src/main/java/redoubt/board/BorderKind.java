package redoubt.board;

/**
 * A kind of border between two zones, such as a wall or a doorway, with the marks that draw it; a border that joins makes
 * one building of the two building zones beside it.
 */
public record BorderKind(int index, String name, char level, char upright, boolean joins) {
    /** The three characters that draw this border between a cell and the one below it. */
    public String levelText() {
        return level == '-' ? "---" : " " + level + " ";
    }
}
