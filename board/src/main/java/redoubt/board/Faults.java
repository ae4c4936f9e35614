package redoubt.board;

/** Collects the errors in a drawing, by line and character, both counted from 1. */
@FunctionalInterface
public interface Faults {
    void at(int line, int character, String message);
}
