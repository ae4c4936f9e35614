package redoubt.whitedeath.traits;

import java.util.List;
import redoubt.horde.cards.MeetZombies;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.spawning.Miniatures;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Drawn;
import redoubt.kernel.Step;
import redoubt.whitedeath.readings.HouseRules;

/** A card that is no find: zombies appear where it is drawn, and nothing more is drawn. */
public record Ambush(int count, String zombie) implements SearchRuling {
    @Override
    public List<Step<Table>> drawn(Table table, Survivor searcher, Drawn drawn) {
        if (!drawn.card().traits().contains(this)) {
            return List.of();
        }
        MeetZombies meeting = new MeetZombies(drawn.searcher(), drawn.card().name(), zombie, count);
        if (!OtherReading.isAgreed(table, HouseRules.AMBUSH)) {
            return List.of(meeting);
        }
        int kind = table.print().zombie(zombie).index();
        int coming = Math.min(count, Miniatures.left(table, kind));
        return List.of(meeting, new AttackFromAmbush(kind, coming, searcher.zone()));
    }
}
