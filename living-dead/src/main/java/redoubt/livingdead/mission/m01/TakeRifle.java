package redoubt.livingdead.mission.m01;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.action.KeepCard;
import redoubt.horde.action.Search;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.Zone;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.livingdead.mission.rules.SceneEvent;

/** A survivor takes the card that lies in its zone, which is its search of this turn. */
public record TakeRifle(SurvivorId survivor, Zone zone) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Survivor searcher = table.survivor(survivor);
        List<Dropped> left = new ArrayList<>(table.dropped());
        for (Dropped dropped : table.dropped()) {
            if (dropped.zone().equals(zone)) {
                left.remove(dropped);
                play.table(table.withDropped(left)
                        .with(searcher.withTurn(searcher.turn().withUsed(Search.ONCE))));
                play.then(new KeepCard(survivor, dropped.card()));
                Rulings.happened(play, new SceneEvent.RifleFound(RifleToFind.FOUND, survivor, zone));
                return;
            }
        }
    }
}
