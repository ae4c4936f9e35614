package redoubt.secondedition.skills;

import redoubt.horde.danger.OwnedSkills;
import redoubt.horde.rulings.StartingRuling;
import redoubt.horde.table.Skill;

/** Beyond the card every skill may be chosen but those that only act before the first round (Z2-ULTRA-02). */
public record SkillsToChoose() implements OwnedSkills {
    @Override
    public boolean isOnTheList(Skill skill) {
        return !(skill instanceof StartingRuling);
    }
}
