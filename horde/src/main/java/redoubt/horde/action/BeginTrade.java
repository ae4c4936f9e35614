package redoubt.horde.action;

import java.util.Optional;
import redoubt.horde.table.Cite;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A player trades freely between two of their own survivors; a trade with another player's survivor is proposed first. */
public record BeginTrade(SurvivorId survivor, SurvivorId partner) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        if (table.survivor(survivor).seat().equals(table.survivor(partner).seat())) {
            play.then(new BeginArranging(survivor, Optional.of(partner), Cite.TRADE));
        } else {
            BeginArranging.layOut(play, survivor);
            BeginArranging.layOut(play, partner);
            play.then(new ProposeTrade(survivor, partner, Gifts.NONE));
        }
    }
}
