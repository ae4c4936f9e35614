package redoubt.whitedeath.traits;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.spawning.Miniatures;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.table.Cite;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;
import redoubt.whitedeath.readings.HouseRules;

/** Zombies appear beside the survivor who drew an ambush, which stays on the discards. */
public record SpringAmbush(SurvivorId survivor, String card, String zombie, int count) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        play.log(new HordeEvent.CardDiscarded(table.cite(Cite.AMBUSH_CARD), survivor, card));
        int kind = table.print().zombie(zombie).index();
        Zone zone = table.survivor(survivor).zone();
        List<Step<Table>> steps = new ArrayList<>();
        steps.add(PlaceZombies.ambush(table, kind, count, zone));
        if (OtherReading.isAgreed(table, HouseRules.AMBUSH)) {
            steps.add(new AttackFromAmbush(kind, Math.min(count, Miniatures.left(table, kind)), zone));
        }
        play.then(steps);
    }
}
