package redoubt.horde.rulings;

import java.util.List;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Zone;

/**
 * An attack before its numbers are worked out: who, with which use of a card, from which slots (two for a dual pair, none if it
 * is not a card), at which zone and range; or by how many allies in whose name.
 */
public record Draft(
        SurvivorId survivor,
        String weapon,
        Equipment.Use use,
        List<Integer> slots,
        Zone from,
        Zone target,
        int range,
        int allies) {

    public boolean isByAllies() {
        return allies > 0;
    }

    public boolean isPair() {
        return slots.size() == 2;
    }
}
