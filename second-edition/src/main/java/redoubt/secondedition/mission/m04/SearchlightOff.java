package redoubt.secondedition.mission.m04;

import java.util.List;
import java.util.Optional;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.kernel.RuleId;
import redoubt.secondedition.objective.CardsToTake;
import redoubt.secondedition.washington.Lights;

/** The searchlight is off; it never will be once it burns and nobody is in play (WZ-M04-03, WZ-M04R-01). */
public record SearchlightOff() implements Goal {
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

    /** The more cards are read, the nearer it is. */
    @Override
    public double progress(Table table) {
        return isMet(table) ? 1 : CardsToTake.share(table) * 0.8;
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        if (!isMet(table)) {
            CardsToTake.errands(table, errands);
        }
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return CardsToTake.opinion(outlook, option);
    }
}
