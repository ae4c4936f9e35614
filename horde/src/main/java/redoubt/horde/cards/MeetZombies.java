package redoubt.horde.cards;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.table.Cite;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A card just drawn stays on the discards, and zombies appear beside the survivor who drew it. */
public record MeetZombies(SurvivorId survivor, String card, String zombie, int count) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        play.log(new HordeEvent.CardDiscarded(table.cite(Cite.AMBUSH_CARD), survivor, card));
        int kind = table.print().zombie(zombie).index();
        play.then(
                PlaceZombies.ambush(table, kind, count, table.survivor(survivor).zone()));
    }
}
