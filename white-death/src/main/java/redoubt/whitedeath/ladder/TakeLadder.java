package redoubt.whitedeath.ladder;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor takes a rope ladder that lies in its zone and keeps it on the dashboard. */
public record TakeLadder(SurvivorId survivor, TokenKind ladder) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Survivor taker = play.table().survivor(survivor);
        play.table(carrying(play.table(), taker).withToken(ladder, taker.zone().index(), -1));
        Rulings.happened(play, new LadderEvent.LadderTaken(LadderRules.TAKE, survivor, taker.zone()));
    }

    /** The table with one more ladder on a survivor's dashboard. */
    static Table carrying(Table table, Survivor taker) {
        List<String> carried = new ArrayList<>(taker.carried());
        carried.add(LadderActions.CARRIED);
        return table.with(taker.withCarried(carried));
    }
}
