package redoubt.secondedition.cars;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A card found at a police car is no weapon and is discarded; where no weapon is left to find, the search ends. */
record PutAside(SurvivorId survivor, Equipment card, boolean isAnyWeaponLeft) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Rulings.happened(
                play,
                new HordeEvent.CardDiscarded(
                        isAnyWeaponLeft ? CarRules.LOOK_FOR_WEAPON : CarRules.NO_WEAPON_LEFT, survivor, card.name()));
    }
}
