package redoubt.whitedeath.traits;

import java.util.Optional;
import redoubt.horde.action.Carrying;
import redoubt.horde.combat.EliminateAll;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.Zone;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor gives up bile and torch, and everything in the zone burns, without noise. */
public record BurnZone(SurvivorId survivor, Zone zone) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        discard(play, DragonBile.class);
        discard(play, Torch.class);
        int zombies = play.table().zombies().count(zone.index());
        play.then(new EliminateAll(Optional.of(survivor), zone), new FireIsOut(survivor, zone, zombies));
    }

    private void discard(Play<Table> play, Class<? extends Ruling> trait) {
        int slot = DragonFire.slotOf(play.table().survivor(survivor), trait);
        Carrying.discard(play, survivor, slot, Cite.DISCARD_ANY_TIME);
    }
}
