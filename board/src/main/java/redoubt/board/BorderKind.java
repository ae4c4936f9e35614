package redoubt.board;

/**
 * A kind of border between two zones, such as a wall or a doorway, with the characters that draw it; a border that joins turns the
 * two building zones beside it into one building.
 */
public record BorderKind(int index, String name, char level, char upright, boolean joins) {
    /** The three characters that draw this border between a cell and the one below it. */
    public String levelText() {
        return level == '-' ? "---" : " " + level + " ";
    }
}
