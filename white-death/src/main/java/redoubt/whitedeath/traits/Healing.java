package redoubt.whitedeath.traits;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.combat.Heal;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** A survivor in sight heals a wound and the caster gains adrenaline. */
public record Healing() implements Enchantment {
    private static final RuleId RULE = new RuleId("WD-GAP-06");

    @Override
    public List<Target> targets(Table table, Survivor caster) {
        List<Target> targets = new ArrayList<>();
        for (Survivor survivor : Target.inSight(table, caster)) {
            if (survivor.wounds() > 0) {
                targets.add(new Target.OnSurvivor(survivor.id()));
            }
        }
        return targets;
    }

    @Override
    public List<Step<Table>> effect(Table table, SurvivorId caster, Target target) {
        return List.of(new Heal(RULE, Target.survivor(target), 1), new GainAdrenaline(caster, 1, RULE));
    }
}
