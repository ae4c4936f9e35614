package redoubt.app.horde;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import redoubt.horde.HordeGame;
import redoubt.horde.table.Cite;
import redoubt.kernel.Game;
import redoubt.kernel.RuleId;

/** A game's ledger entries for the rules that the family's tests name. */
public final class FamilyRules {
    private FamilyRules() {}

    /**
     * By the full name of each rule, such as {@code redoubt.horde.table.Cite.MOVE}. An entry that has several names is left out: it
     * may merely stand in for rules that the game does not have, and then no test of those says anything about it.
     */
    public static Map<String, String> of(Game<?> game) {
        return game instanceof HordeGame horde ? of(horde.edition().print().rules()) : Map.of();
    }

    static Map<String, String> of(Map<Cite, RuleId> rules) {
        Map<String, String> entries = new TreeMap<>();
        new EnumMap<>(rules).forEach((name, rule) -> {
            long names = rules.values().stream().filter(rule::equals).count();
            if (names == 1) {
                entries.put(Cite.class.getName() + "." + name, rule.id());
            }
        });
        return entries;
    }
}
