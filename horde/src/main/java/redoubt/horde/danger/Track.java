package redoubt.horde.danger;

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
        for (Ruling ruling : table.mission().rulings()) {
            if (ruling instanceof Track track) {
                return track;
            }
        }
        for (Ruling ruling : Edition.of(table).workings().rulings()) {
            if (ruling instanceof Track track) {
                return track;
            }
        }
        return ENDS;
    }
}
