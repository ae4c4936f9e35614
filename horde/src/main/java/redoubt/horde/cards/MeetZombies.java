package redoubt.horde.cards;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.table.Cite;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A card just drawn stays on the discards, and zombies appear beside whoever drew it, unless the group reads that it does nothing. */
public record MeetZombies(SurvivorId survivor, String card, String zombie, int count) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        RuleId rule = table.cite(Cite.AMBUSH_CARD);
        play.log(new HordeEvent.CardDiscarded(rule, survivor, card));
        if (OtherReading.isAgreed(table, rule)) {
            return;
        }
        int kind = table.print().zombie(zombie).index();
        play.then(
                PlaceZombies.ambush(table, kind, count, table.survivor(survivor).zone()));
    }
}
