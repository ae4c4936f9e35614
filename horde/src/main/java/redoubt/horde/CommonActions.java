package redoubt.horde;

import java.util.List;
import redoubt.horde.action.Move;
import redoubt.horde.action.ReorganizeAndTrade;
import redoubt.horde.action.Search;
import redoubt.horde.combat.Attacks;
import redoubt.horde.combat.Reload;
import redoubt.horde.table.Ruling;

/** What survivors may do in every rulebook of the family. */
public final class CommonActions {
    private CommonActions() {}

    public static List<Ruling> all() {
        return List.of(new Move(), new Search(), new ReorganizeAndTrade(), new Attacks(), new Reload());
    }
}
