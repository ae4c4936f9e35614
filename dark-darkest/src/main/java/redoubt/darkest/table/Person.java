package redoubt.darkest.table;

import redoubt.kernel.Mark;
import redoubt.kernel.Named;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;

/** A survivor as options and events name it: its place at the table, its name and the seat that plays it. */
public record Person(int place, String name, int seat) implements Named {
    public Seats owners() {
        return Seats.of(new Seat(seat));
    }

    public Mark mark() {
        return new Mark("survivor", name);
    }

    /** The first name, as in the keys of options. */
    public String key() {
        int blank = name.indexOf(' ');
        return blank < 0 ? name : name.substring(0, blank);
    }

    @Override
    public String toString() {
        return key();
    }
}
