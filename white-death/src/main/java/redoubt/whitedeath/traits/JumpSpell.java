package redoubt.whitedeath.traits;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.skills.Jump;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;

/** A survivor in sight jumps at once, for free and whatever zombies are left behind. */
public record JumpSpell(Jump jump) implements Enchantment {
    @Override
    public List<Target> targets(Table table, Survivor caster) {
        List<Target> targets = new ArrayList<>();
        for (Survivor survivor : Target.inSight(table, caster)) {
            if (!jump.landings(table, survivor).isEmpty()) {
                targets.add(new Target.OnSurvivor(survivor.id()));
            }
        }
        return targets;
    }

    @Override
    public List<Step<Table>> effect(Table table, SurvivorId caster, Target target) {
        SurvivorId jumper = Target.survivor(target);
        return List.of(
                new ChooseLanding(jumper, ChooseLanding.zones(table, jump.landings(table, table.survivor(jumper)))));
    }
}
