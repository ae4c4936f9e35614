package redoubt.horde.danger;

import java.util.List;
import redoubt.horde.edition.Edition;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;

/** What lies beyond the last point of the adrenaline track; an edition or a mission names one among its rulings. */
public enum Track implements Ruling {
    /** Extra points are lost. */
    ENDS,
    /** Extra points are counted but give nothing. */
    GOES_ON,
    /** The marker goes back to the start and every level can be reached again. */
    ULTRARED;

    public static Track of(Table table) {
        List<Track> usual = Edition.of(table).workings().rulings(Track.class);
        return table.mission().policy(Track.class, usual.isEmpty() ? ENDS : usual.getFirst());
    }
}
