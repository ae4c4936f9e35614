package redoubt.horde.skills;

import redoubt.horde.table.Skill;

/** The survivor carries two more cards in the backpack. */
public record Hoard() implements Skill {
    @Override
    public String name() {
        return "Hoard";
    }

    @Override
    public int moreBackpack() {
        return 2;
    }
}
