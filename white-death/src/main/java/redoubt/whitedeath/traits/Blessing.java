package redoubt.whitedeath.traits;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.combat.Heal;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** A survivor in sight heals all wounds and fights better until the round ends. */
public record Blessing() implements Enchantment {
    private static final RuleId RULE = new RuleId("WD-GAP-09");

    @Override
    public List<Target> targets(Table table, Survivor caster) {
        List<Target> targets = new ArrayList<>();
        for (Survivor survivor : Target.inSight(table, caster)) {
            targets.add(new Target.OnSurvivor(survivor.id()));
        }
        return targets;
    }

    @Override
    public List<Step<Table>> effect(Table table, SurvivorId caster, Target target) {
        SurvivorId blessed = Target.survivor(target);
        return List.of(new Heal(RULE, blessed, table.survivor(blessed).wounds()), new Bless(blessed));
    }
}
