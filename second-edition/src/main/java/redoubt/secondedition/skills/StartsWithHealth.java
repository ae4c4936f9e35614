package redoubt.secondedition.skills;

import redoubt.horde.rulings.StartingRuling;
import redoubt.horde.table.Skill;

/** The survivor begins with another health than most. */
public record StartsWithHealth(int health) implements Skill, StartingRuling {
    @Override
    public String name() {
        return "Starts with " + health + " Health";
    }

    @Override
    public int health(int printed) {
        return health;
    }
}
