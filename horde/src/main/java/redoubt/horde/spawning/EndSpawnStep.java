package redoubt.horde.spawning;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/** The spawn step is over: every ruling that was waiting for this moment acts. */
record EndSpawnStep() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        List<Step<Table>> steps = new ArrayList<>();
        for (MomentRuling ruling : Rulings.common(table, MomentRuling.HOOK)) {
            steps.addAll(ruling.at(Moment.SPAWN_STEP_ENDS, table, Optional.empty()));
        }
        for (Survivor survivor : table.survivors()) {
            if (survivor.isOnBoard()) {
                for (MomentRuling ruling : Rulings.own(table, survivor, MomentRuling.HOOK)) {
                    steps.addAll(ruling.at(Moment.SPAWN_STEP_ENDS, table, Optional.of(survivor.id())));
                }
            }
        }
        play.then(steps);
    }
}
