package redoubt.horde.skills;

import redoubt.horde.rulings.WoundRuling;
import redoubt.horde.table.Skill;

/** The survivor may ignore wounds by discarding a card for each. */
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
