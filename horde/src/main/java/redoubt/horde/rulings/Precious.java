package redoubt.horde.rulings;

import redoubt.horde.table.Equipment;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;

/** A mark of a mission: a card that the players should not lose without a warning. */
public interface Precious extends Ruling {
    boolean isPrecious(Equipment card);

    /** The rule that gives the warning. */
    RuleId warning();

    /** Whether some rule of the mission warns against losing a card. */
    static boolean isIn(Table table, Equipment card) {
        for (Ruling ruling : table.mission().rulings()) {
            if (ruling instanceof Precious precious && precious.isPrecious(card)) {
                return true;
            }
        }
        return false;
    }

    /** The rule of the mission that warns against losing a card. */
    static RuleId warning(Table table, Equipment card) {
        for (Ruling ruling : table.mission().rulings()) {
            if (ruling instanceof Precious precious && precious.isPrecious(card)) {
                return precious.warning();
            }
        }
        throw new IllegalArgumentException("nothing warns of losing " + card.name());
    }
}
