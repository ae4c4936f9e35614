package redoubt.horde.mission;

import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.Advice;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.rulings.GoalAims;
import redoubt.horde.rulings.GoalProgress;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.horde.terms.Verdict;
import redoubt.kernel.Option;
import redoubt.kernel.RuleId;

/** The players win as soon as all goals of the mission are met at once, and lose when one of them is out of reach. */
public record MissionGoals(List<Goal> goals, RuleId victory, RuleId defeat)
        implements EndOfGame, GoalProgress, GoalAims, Advice {
    public MissionGoals {
        goals = Packed.copyOf(goals);
    }

    @Override
    public Optional<Verdict> verdict(Table table) {
        for (int i = 0; i < goals.size(); i++) {
            if (goals.get(i).isOutOfReach(table)) {
                return Optional.of(Verdict.lost(goals.get(i).reason().orElse(defeat)));
            }
        }
        return areMet(table, goals.size()) ? Optional.of(Verdict.won(victory)) : Optional.empty();
    }

    /** Whether the first {@code count} goals are met. */
    public boolean areMet(Table table, int count) {
        for (int i = 0; i < count; i++) {
            if (!goals.get(i).isMet(table)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void aims(Table table, Checklist list) {
        goals.forEach(goal -> goal.aims(table, list));
    }

    @Override
    public double progress(Table table) {
        double sum = 0;
        for (Goal goal : goals) {
            sum += goal.progress(table);
        }
        return sum / goals.size();
    }

    @Override
    public void errands(Table table, List<Errand> errands) {
        boolean isDue = true;
        for (int i = 0; i < goals.size(); i++) {
            goals.get(i).errands(table, isDue, errands);
            isDue = isDue && goals.get(i).isMet(table);
        }
    }

    @Override
    public double wants(Table table, Survivor bearer, Equipment card) {
        double sum = 0;
        for (int i = 0; i < goals.size(); i++) {
            sum += goals.get(i).wants(table, bearer, card);
        }
        return sum;
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        double sum = 0;
        for (int i = 0; i < goals.size(); i++) {
            sum += goals.get(i).opinion(outlook, option);
        }
        return sum;
    }
}
