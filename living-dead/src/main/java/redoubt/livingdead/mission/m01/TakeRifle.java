package redoubt.livingdead.mission.m01;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.action.KeepCard;
import redoubt.horde.action.Search;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A survivor searches and takes the rifle that lies in the zone, with a free reorganization (NL-M01-09). */
record TakeRifle(SurvivorId survivor, Dropped rifle) implements Effect<Table> {
    private static final RuleId RULE = new RuleId("NL-M01-09");

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Survivor searcher = table.survivor(survivor);
        List<Dropped> left = new ArrayList<>(table.dropped());
        left.remove(rifle);
        play.table(
                table.withDropped(left).with(searcher.withTurn(searcher.turn().withUsed(Search.ONCE))));
        play.then(new KeepCard(survivor, rifle.card(), RULE));
        Rulings.happened(
                play, new HordeEvent.CardDrawn(RULE, survivor, rifle.card().name()));
    }
}
