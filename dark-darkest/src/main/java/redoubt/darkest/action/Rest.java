package redoubt.darkest.action;

import redoubt.darkest.rulings.Deed;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Table;
import redoubt.kernel.Play;

/** A survivor does nothing more in this turn; what Action points are left will be lost (DD-ACT-03). */
public record Rest(Person who) implements Deed {
    /** The mark of whoever has finished. */
    public static final String DONE = "done";

    @Override
    public String key() {
        return "rest " + who.key();
    }

    @Override
    public void carryOut(Play<Table> play) {
        play.table(play.table().with(who.place(), survivor -> survivor.using(DONE)));
    }
}
