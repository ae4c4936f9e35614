package redoubt.whitedeath.beacon;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;

/** Where the beacon is: on the board, in the hands of a survivor, or walking about as the Empress. */
public final class Beacon {
    /** What a survivor carries who has taken the beacon. */
    public static final String CARRIED = "beacon";

    private static final String EMPRESS = "Empress";

    private Beacon() {}

    /** The index of the beacon's zone, or {@link ZoneSet#NONE}. */
    public static int at(Table table, TokenKind beacon) {
        int lying = table.tokens().first(beacon.index());
        if (lying != ZoneSet.NONE) {
            return lying;
        }
        List<Survivor> survivors = table.survivors();
        for (int i = 0; i < survivors.size(); i++) {
            Survivor survivor = survivors.get(i);
            if (survivor.isOnBoard() && survivor.carried().contains(CARRIED)) {
                return survivor.zone().index();
            }
        }
        for (AllyKind kind : table.print().allyKinds()) {
            if (kind.name().equals(EMPRESS)) {
                return table.allies().first(kind.index());
            }
        }
        return ZoneSet.NONE;
    }
}
