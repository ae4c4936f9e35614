package redoubt.horde.skills;

import java.util.Optional;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;

/** The survivor draws two cards when searching. */
public record SearchTwoCards() implements Skill, SearchRuling {
    @Override
    public String name() {
        return "Search: 2 cards";
    }

    @Override
    public int cards(Table table, Survivor searcher) {
        return 2;
    }

    @Override
    public Optional<RuleId> helpsBy(Table table, Survivor searcher) {
        return Optional.of(table.cite(Cite.SEARCH_TWO_CARDS));
    }
}
