package redoubt.board;

import redoubt.kernel.Named;

/** A zone of the board: its place in the board's list and its printed name, such as {@code 28V.c}. */
public record Zone(int index, String name) implements Named {
    @Override
    public String toString() {
        return name;
    }
}
