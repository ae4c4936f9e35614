package redoubt.livingdead.edition;

import java.util.List;
import redoubt.kernel.RuleId;

/** Cards that together become a card of the special equipment; those kept are not used up. */
public record Combination(String card, List<String> parts, List<String> kept, RuleId rule) {
    public Combination {
        parts = List.copyOf(parts);
        kept = List.copyOf(kept);
    }
}
