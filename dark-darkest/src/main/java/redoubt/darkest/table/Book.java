package redoubt.darkest.table;

import redoubt.darkest.print.Print;

/** The rulebook in play, as far as the table must know it: what is printed, and what the group has agreed on. */
public interface Book {
    Print print();

    Dials dials();
}
