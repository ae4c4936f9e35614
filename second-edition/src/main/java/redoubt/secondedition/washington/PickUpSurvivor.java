package redoubt.secondedition.washington;

import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor picks up somebody who was knocked out and who is out of this mission, but alive; it brings no adrenaline. */
record PickUpSurvivor(SurvivorId survivor, SurvivorId fallen) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        play.table(table.with(Fallen.of(table).with(fallen, Fallen.Fate.PICKED_UP)));
        play.log(new WashingtonEvent.SurvivorPickedUp(
                WashingtonRules.PICKED_UP,
                survivor,
                fallen,
                table.survivor(survivor).zone()));
    }
}
