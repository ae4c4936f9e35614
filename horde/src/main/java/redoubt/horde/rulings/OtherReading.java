package redoubt.horde.rulings;

import redoubt.horde.table.Hook;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;

/** The group reads this house ruling differently; for readings that cannot simply replace one whole rule with another. */
public record OtherReading(RuleId rule) implements Ruling {
    public static final Hook<OtherReading> HOOK = new Hook<>(18, OtherReading.class);

    public static boolean isAgreed(Table table, RuleId rule) {
        for (OtherReading other : table.mission().rulings(HOOK)) {
            if (other.rule.equals(rule)) {
                return true;
            }
        }
        return false;
    }
}
