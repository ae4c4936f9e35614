package redoubt.horde.table;

/** A zone of the board: its place in the board's list and its printed name, such as {@code 28V.c}. */
public record Zone(int index, String name) {
    @Override
    public String toString() {
        return name;
    }
}
