package redoubt.livingdead.mission.m01;

import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.Zone;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.livingdead.mission.rules.Deeds;
import redoubt.livingdead.mission.rules.SceneEvent;

/** A survivor drags the corpse off the stairs for good. */
public record RemoveCorpse(SurvivorId survivor) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.table(Deeds.noted(play.table(), Corpse.GONE));
        Zone zone = play.table().survivor(survivor).zone();
        Rulings.happened(play, new SceneEvent.CorpseRemoved(Corpse.REMOVED, survivor, zone));
    }
}
