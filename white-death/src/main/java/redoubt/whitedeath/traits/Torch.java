package redoubt.whitedeath.traits;

import java.util.Optional;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;

/** By its light two cards are drawn in a search. */
public record Torch() implements SearchRuling {
    private static final RuleId RULE = new RuleId("WD-SEARCH-05");

    @Override
    public int cards(Table table, Survivor searcher) {
        return 2;
    }

    @Override
    public Optional<RuleId> helpsBy(Table table, Survivor searcher) {
        return Optional.of(RULE);
    }
}
