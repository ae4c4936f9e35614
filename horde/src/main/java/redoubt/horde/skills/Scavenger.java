package redoubt.horde.skills;

import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** The survivor may search in any zone without zombies. */
public record Scavenger() implements Skill, SearchRuling {
    @Override
    public String name() {
        return "Scavenger";
    }

    @Override
    public boolean opensZone(Table table, Survivor searcher) {
        return true;
    }
}
