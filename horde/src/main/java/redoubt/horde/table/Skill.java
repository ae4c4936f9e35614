package redoubt.horde.table;

/** A skill of a survivor; the hooks it implements decide when it applies. */
public interface Skill extends Ruling {
    /** The printed name in English with its parameter, such as {@code +1 die: Melee}. */
    String name();

    /** How many cards fit into the backpack beyond what the edition allows. */
    default int moreBackpack() {
        return 0;
    }
}
