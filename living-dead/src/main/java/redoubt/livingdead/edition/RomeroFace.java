package redoubt.livingdead.edition;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Skill;

/** The Romero face of a survivor's ID card: one skill for each level above blue (NL-XP-06). */
public record RomeroFace(String survivor, Skill yellow, Skill orange, Skill red) {
    /** The skills of every level reached. */
    public List<Skill> upTo(Danger level) {
        List<Skill> skills = new ArrayList<>();
        if (level.isAtLeast(Danger.YELLOW)) {
            skills.add(yellow);
        }
        if (level.isAtLeast(Danger.ORANGE)) {
            skills.add(orange);
        }
        if (level.isAtLeast(Danger.RED)) {
            skills.add(red);
        }
        return skills;
    }
}
