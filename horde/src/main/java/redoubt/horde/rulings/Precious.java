package redoubt.horde.rulings;

import java.util.Optional;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Item;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;

/** A mark of a mission: a card that the players should not lose without a warning. */
public interface Precious extends Ruling {
    boolean isPrecious(Equipment card);

    /** The rule that gives the warning. */
    RuleId warning();

    /** Whether some rule of the mission warns against losing a card. */
    static boolean isIn(Table table, Equipment card) {
        for (Precious precious : table.mission().rulings(Precious.class)) {
            if (precious.isPrecious(card)) {
                return true;
            }
        }
        return false;
    }

    /** The rule that warns of a change after which survivors have fewer of the precious cards. */
    static Optional<RuleId> givenUp(Table before, Table after) {
        for (Precious precious : before.mission().rulings(Precious.class)) {
            if (precious.held(after) < precious.held(before)) {
                return Optional.of(precious.warning());
            }
        }
        return Optional.empty();
    }

    private int held(Table table) {
        int held = 0;
        for (Survivor survivor : table.survivors()) {
            for (Item item : survivor.inventory().items()) {
                held += isPrecious(item.card()) ? 1 : 0;
            }
        }
        return held;
    }
}
