package redoubt.horde.terms;

import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.SurvivorId;

/**
 * An attack before its numbers are worked out: who makes it, with which use of a card, from which slots (two for a dual pair, none
 * if it is not a card), at which zone and range; or by how many allies in whose name; which other card counts as held beside the
 * weapon, where more than two are in hand; and whether the attacker goes all out.
 */
public record Draft(
        SurvivorId survivor,
        String weapon,
        Equipment.Use use,
        List<Integer> slots,
        Zone from,
        Zone target,
        int range,
        int allies,
        Optional<Integer> beside,
        Effort effort) {

    public Draft(
            SurvivorId survivor,
            String weapon,
            Equipment.Use use,
            List<Integer> slots,
            Zone from,
            Zone target,
            int range,
            int allies) {
        this(survivor, weapon, use, slots, from, target, range, allies, Optional.empty(), Effort.PLAIN);
    }

    /** With the card of this slot counting as held beside the weapon. */
    public Draft beside(int slot) {
        return new Draft(survivor, weapon, use, slots, from, target, range, allies, Optional.of(slot), effort);
    }

    public Draft with(Effort changed) {
        return new Draft(survivor, weapon, use, slots, from, target, range, allies, beside, changed);
    }

    public boolean isByAllies() {
        return allies > 0;
    }

    public boolean isPair() {
        return slots.size() == 2;
    }
}
