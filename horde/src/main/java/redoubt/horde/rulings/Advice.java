package redoubt.horde.rulings;

import java.util.List;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;

/** Hook: what an edition or a mission knows about being played well; asked by bots only, and no rule. */
public interface Advice extends Ruling {
    /** Adds where people should go now. */
    default void errands(Table table, List<Errand> errands) {}

    /** How much more a card is worth to a survivor than it is in a fight; 1 is about a good weapon. */
    default double wants(Table table, Survivor bearer, Equipment card) {
        return 0;
    }

    /** What to add to the opinion of an option: 1 is about one step towards the goal. */
    default double opinion(Outlook outlook, Option option) {
        return 0;
    }
}
