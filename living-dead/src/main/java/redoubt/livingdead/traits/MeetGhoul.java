package redoubt.livingdead.traits;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.table.Cite;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A card just drawn stays on the discards and a ghoul appears beside the survivor who drew it. */
public record MeetGhoul(SurvivorId survivor, String card, String ghoul) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        play.log(new HordeEvent.CardDiscarded(table.cite(Cite.AMBUSH_CARD), survivor, card));
        int kind = table.print().zombie(ghoul).index();
        play.then(PlaceZombies.ambush(table, kind, 1, table.survivor(survivor).zone()));
    }
}
