package redoubt.whitedeath.traits;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.action.Move;
import redoubt.horde.action.MoveOn;
import redoubt.horde.skills.Sprint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** A survivor in sight moves up to three zones at once; only the caster can pay for zombies left behind. */
public record SprintSpell() implements Enchantment {
    private static final RuleId RULE = new RuleId("WD-GAP-06");

    @Override
    public List<Target> targets(Table table, Survivor caster) {
        List<Target> targets = new ArrayList<>();
        for (Survivor survivor : Target.inSight(table, caster)) {
            boolean isAble = survivor.index() == caster.index() || Move.penalty(table, survivor) == 0;
            if (isAble && !Move.destinations(table, survivor).isEmpty()) {
                targets.add(new Target.OnSurvivor(survivor.id()));
            }
        }
        return targets;
    }

    @Override
    public int extraCost(Table table, Survivor caster, Target target) {
        return Move.penalty(table, table.survivor(Target.survivor(target)));
    }

    @Override
    public List<Step<Table>> effect(Table table, SurvivorId caster, Target target) {
        return List.of(new MoveOn(Target.survivor(target), Sprint.ZONES, 0, RULE));
    }
}
