package redoubt.secondedition.objective.effect;

import redoubt.horde.combat.Hands;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** A branch of a choice that is open only to a taker with a weapon in hand (WZ-CARD-06). */
public record NeedsWeapon() implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        // It asks for something and does nothing.
    }

    @Override
    public boolean isPossible(Table table, Reading reading) {
        Survivor taker = reading.taker(table);
        for (int slot : taker.inventory().filled()) {
            if (taker.inventory().held(slot).card().isWeapon() && Hands.holds(table, taker, slot)) {
                return true;
            }
        }
        return false;
    }
}
