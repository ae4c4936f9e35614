package redoubt.horde.view;

import java.util.Optional;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;

/** A ruling that shows what everybody could work out from the table, such as what can be seen by night; it stands beside the annexes. */
public interface Shows extends Ruling {
    /** What it shows now, if anything. */
    Optional<Exhibit> shown(Table table);

    /** A record of what is shown. */
    interface Exhibit {}
}
