package redoubt.darkest.round;

import java.util.List;
import redoubt.darkest.table.Table;
import redoubt.darkest.terror.CheckCameras;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The camera checks of this Upkeep begin; none has been made yet (DD-CHECK-01). */
public record BeginChecks() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.table(play.table().with(play.table().notes().withChecks(List.of())));
        play.then(new CheckCameras());
    }
}
