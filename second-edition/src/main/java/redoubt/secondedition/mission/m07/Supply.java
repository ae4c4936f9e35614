package redoubt.secondedition.mission.m07;

import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.spawning.CallOne;
import redoubt.horde.spawning.Miniatures;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.secondedition.edition.SecondEdition;

/** In every third round, before the cards of the spawn step, an abomination comes to the first spawn zone if none is about (WZ-M07R-03). */
public record Supply(Zone zone) implements MomentRuling {
    private static final RuleId RULE = new RuleId("WZ-M07R-03");
    private static final int ROUNDS = 3;

    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        boolean isDue = moment == Moment.SPAWN_STEP_BEGINS && table.round() % ROUNDS == 0;
        return isDue && !isAnyAbout(table) ? List.of(new CallOne(RULE, SecondEdition.ABOMINATION, zone, 1)) : List.of();
    }

    private static boolean isAnyAbout(Table table) {
        for (int kind : Miniatures.kinds(table, SecondEdition.ABOMINATION)) {
            if (!table.zombies().where(kind).isEmpty()) {
                return true;
            }
        }
        return false;
    }
}
