package redoubt.horde.mission;

import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.terms.Moment;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** At the end of the turn a survivor in the exit may leave if no zombie is there, in most missions once all earlier goals are met. */
public record LeaveThroughExit(TokenKind exit, RuleId rule, boolean isAfterGoals) implements MomentRuling {
    public LeaveThroughExit(TokenKind exit, RuleId rule) {
        this(exit, rule, true);
    }

    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        if (moment != Moment.TURN_ENDS) {
            return List.of();
        }
        Survivor leaver = table.survivor(survivor.orElseThrow());
        int zone = leaver.zone().index();
        boolean isFree = table.count(exit, zone) > 0 && !table.zombies().isAny(zone);
        return isFree && (!isAfterGoals || areEarlierGoalsMet(table))
                ? List.of(new LeaveOrStay(leaver.id(), rule))
                : List.of();
    }

    private static boolean areEarlierGoalsMet(Table table) {
        List<MissionGoals> goals = table.mission().rulings(MissionGoals.class);
        return goals.isEmpty()
                || goals.getFirst().areMet(table, goals.getFirst().goals().size() - 1);
    }
}
