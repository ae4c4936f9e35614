package redoubt.darkest.round;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/** What expansions add after the fifth step of Upkeep (DD-UPK-02). */
public record EndUpkeep() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        List<Step<Table>> steps = new ArrayList<>();
        for (ExpansionRuling expansion : Expansions.of(play.table())) {
            steps.addAll(expansion.upkeepEnds(play.table()));
        }
        play.then(steps);
    }
}
