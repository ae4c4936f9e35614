package redoubt.horde.skills;

import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Skill;

/** The survivor may search several times in a turn. */
public record SearchMoreThanOnce() implements Skill, SearchRuling {
    @Override
    public String name() {
        return "Can Search more than once";
    }

    @Override
    public boolean isMoreThanOnce() {
        return true;
    }
}
