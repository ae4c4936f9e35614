package redoubt.secondedition.mission.rules;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Menu;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.secondedition.objective.Achievements;
import redoubt.secondedition.washington.Link;

/**
 * The tunnel between the blue and the green door, for a team that has hidden in it before: from the start its doors are of another kind,
 * open or at least to be opened, and survivors go through from one end to the other. For all others they never open (WZ-M07-05,
 * WZ-M08-08).
 */
public record ServiceTunnel(RuleId rule, Link way, List<Integer> doors, int known, boolean isOpen)
        implements ActionRuling, LaysOut {
    private static final String REFUGEE = "tunnel-refugee";

    public ServiceTunnel {
        doors = List.copyOf(doors);
    }

    static boolean isKnown(Table table) {
        return Achievements.of(table).isAnyones(table, REFUGEE);
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (isKnown(table)) {
            way.offer(table, actor, menu);
        }
    }

    @Override
    public MissionPlan laidOut(MissionPlan plan) {
        List<Step<Table>> opening = new ArrayList<>(plan.opening());
        opening.add(new RememberTunnel(rule, List.of(way.one(), way.other()), doors, known, isOpen));
        return plan.withOpening(opening);
    }
}
