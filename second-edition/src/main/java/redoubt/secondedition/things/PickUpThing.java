package redoubt.secondedition.things;

import redoubt.board.Zone;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor picks up a thing that lies in the zone. */
record PickUpThing(SurvivorId survivor, String thing) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Zone zone = play.table().survivor(survivor).zone();
        Table table = play.table().with(Lying.of(play.table()).without(thing, zone));
        play.table(Burden.with(table, survivor, thing));
        Rulings.happened(play, new ThingEvent.ThingTaken(Things.PICKED_UP, survivor, thing, zone));
    }
}
