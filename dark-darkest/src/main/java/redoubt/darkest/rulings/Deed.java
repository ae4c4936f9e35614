package redoubt.darkest.rulings;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Seats;

/** Something that a survivor may do while its group acts; it belongs to the seat that plays this survivor (DD-DEC-57). */
public interface Deed extends Option {
    Person who();

    /** The Action points that it takes. */
    default int cost() {
        return 0;
    }

    /** Pays for it and puts what follows on the agenda. */
    void carryOut(Play<Table> play);

    /** What it concerns besides the survivor. */
    default List<Mark> objects() {
        return List.of();
    }

    @Override
    default Seats owners(Seats asked) {
        return who().owners();
    }

    @Override
    default List<Mark> marks() {
        List<Mark> marks = new ArrayList<>();
        marks.add(who().mark());
        marks.addAll(objects());
        if (cost() > 0) {
            marks.add(new Mark("cost", Integer.toString(cost())));
        }
        return marks;
    }
}
