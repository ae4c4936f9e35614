package redoubt.horde.table;

/** A skill of a survivor; which hooks it implements says when it speaks. */
public interface Skill extends Ruling {
    /** The printed name in English with its parameter, such as {@code +1 die: Melee}. */
    String name();

    /** Cards that fit into the backpack besides those of the edition. */
    default int moreBackpack() {
        return 0;
    }
}
