package redoubt.horde.table;

/** The rulebook in play as the table knows it: only what is printed; what the rules do is in the edition. */
public interface Book {
    Print print();
}
