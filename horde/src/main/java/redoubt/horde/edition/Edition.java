package redoubt.horde.edition;

import redoubt.horde.table.Book;
import redoubt.horde.table.Print;
import redoubt.horde.table.Table;

/** A rulebook of the family: the printed values, and the code for what they do not say. */
public record Edition(Print print, Workings workings) implements Book {
    public static Edition of(Table table) {
        return (Edition) table.book();
    }

    /** An edition is identified by its name; two of the same name are equal. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Edition edition && edition.print.id().equals(print.id());
    }

    @Override
    public int hashCode() {
        return print.id().hashCode();
    }
}
