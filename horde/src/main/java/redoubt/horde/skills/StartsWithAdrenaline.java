package redoubt.horde.skills;

import redoubt.horde.rulings.StartingRuling;
import redoubt.horde.table.Skill;

/** The survivor begins the game with some adrenaline. */
public record StartsWithAdrenaline(int points) implements Skill, StartingRuling {
    @Override
    public String name() {
        return "Starts with " + points + " AP";
    }

    @Override
    public int adrenaline() {
        return points;
    }
}
