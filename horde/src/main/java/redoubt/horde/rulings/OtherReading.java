package redoubt.horde.rulings;

import java.util.List;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;

/** The group reads this house ruling differently; for readings that cannot simply replace one whole rule with another. */
public record OtherReading(RuleId rule) implements Ruling {
    public static boolean isAgreed(Table table, RuleId rule) {
        List<Ruling> rulings = table.mission().rulings();
        for (int i = 0; i < rulings.size(); i++) {
            if (rulings.get(i) instanceof OtherReading other && other.rule.equals(rule)) {
                return true;
            }
        }
        return false;
    }
}
