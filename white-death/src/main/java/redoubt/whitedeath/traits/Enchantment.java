package redoubt.whitedeath.traits;

import java.util.List;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;

/** A spell that is no attack: what it can be cast on, and what it does. */
public interface Enchantment extends Ruling {
    /** The targets in the caster's sight; never guards (WD-ENCH-03). */
    List<Target> targets(Table table, Survivor caster);

    /** Actions to pay besides the one for the enchantment. */
    default int extraCost(Table table, Survivor caster, Target target) {
        return 0;
    }

    List<Step<Table>> effect(Table table, SurvivorId caster, Target target);
}
