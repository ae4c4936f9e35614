package redoubt.board;

/** Takes note of what is wrong with a drawing, by line and character of the drawing, both from 1. */
@FunctionalInterface
public interface Faults {
    void at(int line, int character, String message);
}
