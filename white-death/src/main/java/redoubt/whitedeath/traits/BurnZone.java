package redoubt.whitedeath.traits;

import redoubt.board.Zone;
import redoubt.horde.combat.EliminateAll;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor gives up bile and torch, and everything in the zone burns, without noise. */
public record BurnZone(SurvivorId survivor, Zone zone) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        int zombies = play.table().zombies().count(zone.index());
        play.then(
                new FeedFire(survivor, FeedFire.Fuel.BILE),
                new FeedFire(survivor, FeedFire.Fuel.TORCH),
                new EliminateAll(survivor, zone, FireIsOut.RULE),
                new FireIsOut(survivor, zone, zombies));
    }
}
