package redoubt.secondedition.mission.m04;

import java.util.Optional;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;
import redoubt.secondedition.objective.GoalByCards;
import redoubt.secondedition.washington.Lights;

/** The searchlight is off; it never will be once it burns and nobody is in play (WZ-M04-03, WZ-M04R-01). */
public record SearchlightOff() implements GoalByCards {
    private static final RuleId RULE = new RuleId("WZ-M04R-01");

    static boolean isOff(Table table) {
        return Lights.of(table).fixed().isEmpty();
    }

    @Override
    public boolean isMet(Table table) {
        return isOff(table);
    }

    @Override
    public boolean isOutOfReach(Table table) {
        return !isOff(table) && table.survivors().stream().noneMatch(Survivor::isOnBoard);
    }

    @Override
    public Optional<RuleId> reason() {
        return Optional.of(RULE);
    }
}
