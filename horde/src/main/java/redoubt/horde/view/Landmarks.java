package redoubt.horde.view;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;

/** A ruling about certain zones, which the map shows. */
public interface Landmarks extends Ruling {
    List<Landmark> landmarks(Table table);

    /** Something to see in a zone that is not a token. */
    record Landmark(String kind, Zone zone) {}
}
