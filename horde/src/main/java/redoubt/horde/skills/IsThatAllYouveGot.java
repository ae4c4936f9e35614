package redoubt.horde.skills;

import redoubt.horde.rulings.WoundRuling;
import redoubt.horde.table.Skill;

/** The survivor may discard a card for each wound to ignore. */
public record IsThatAllYouveGot() implements Skill, WoundRuling {
    @Override
    public String name() {
        return "Is that all you've got?";
    }

    @Override
    public boolean isWoundTakenByCards() {
        return true;
    }
}
