package redoubt.livingdead.mission.travel;

import java.util.List;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The corners are spawn zones no longer: they were chosen for one spawn step, and no token lies there (NL-M06-07, NL-M08-07). */
public record LeaveCorners() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.table(play.table().withSpawnPoints(List.of()));
    }
}
