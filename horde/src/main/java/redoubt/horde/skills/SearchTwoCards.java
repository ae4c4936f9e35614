package redoubt.horde.skills;

import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

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
}
