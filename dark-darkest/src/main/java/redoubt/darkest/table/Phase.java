package redoubt.darkest.table;

import redoubt.kernel.State;
import redoubt.kernel.Step;

/** The parts of a Round (DD-UPK-01, DD-ACT-01), and those of a shift in the Showdown (DD-FIN-23). */
public enum Phase {
    UPKEEP,
    GROUPS,
    REACTIONS,
    FIRE,
    SURVIVORS,
    VIRUS,
    ENEMIES;

    /** A step with which a part ends: until it comes, the table is in that part. */
    public interface End {
        Phase ends(Table table);
    }

    /** The part whose end comes next. */
    public static Phase of(State<Table> state) {
        for (Step<Table> step : state.agenda()) {
            if (step instanceof End end) {
                return end.ends(state.table());
            }
        }
        return state.table().clock().isShowdown() ? SURVIVORS : UPKEEP;
    }
}
