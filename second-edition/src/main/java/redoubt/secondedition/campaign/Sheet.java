package redoubt.secondedition.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The campaign sheet of a survivor: in whose place they came, if they did; experience, campaign skills, the pool of bonus actions, and the cards kept from the last mission;
 * and of this mission, how many danger levels have brought experience and how many bonus actions are spent.
 */
public record Sheet(
        String survivor,
        Optional<String> follows,
        int experience,
        List<String> skills,
        int bonus,
        List<String> kept,
        int levels,
        int spent) {
    /** The boxes for experience; what goes beyond is lost (WZ-CXP-06). */
    public static final int MOST_EXPERIENCE = 20;
    /** The boxes for bonus actions. */
    public static final int MOST_BONUS = 7;
    /** The boxes that bring a reward (WZ-CXP-05). */
    public static final List<Integer> MILESTONES = List.of(2, 5, 8, 11, 14, 17, 20);

    public Sheet {
        skills = List.copyOf(skills);
        kept = List.copyOf(kept);
    }

    /** The sheet of somebody who sets out for the first time. */
    public static Sheet blank(String survivor) {
        return new Sheet(survivor, Optional.empty(), 0, List.of(), 0, List.of(), 0, 0);
    }

    /** The sheet of somebody who takes the place of one who died (WZ-KO-06). */
    static Sheet successor(String survivor, String dead) {
        return blank(survivor).withFollows(dead);
    }

    Sheet withFollows(String dead) {
        return new Sheet(survivor, Optional.of(dead), experience, skills, bonus, kept, levels, spent);
    }

    /** How many milestones this much experience has passed. */
    static int rewards(int experience) {
        return (int)
                MILESTONES.stream().filter(milestone -> milestone <= experience).count();
    }

    boolean isAtMilestone() {
        return MILESTONES.contains(experience);
    }

    /** The bonus actions that can still be spent in this mission. */
    public int bonusLeft() {
        return bonus - spent;
    }

    Sheet withExperience(int changed) {
        return new Sheet(survivor, follows, changed, skills, bonus, kept, levels, spent);
    }

    Sheet withLevels(int changed) {
        return new Sheet(survivor, follows, experience, skills, bonus, kept, changed, spent);
    }

    Sheet withSkill(String added) {
        List<String> longer = new ArrayList<>(skills);
        longer.add(added);
        return new Sheet(survivor, follows, experience, longer, bonus, kept, levels, spent);
    }

    Sheet withBonus(int changed) {
        return new Sheet(survivor, follows, experience, skills, changed, kept, levels, spent);
    }

    Sheet withSpent(int changed) {
        return new Sheet(survivor, follows, experience, skills, bonus, kept, levels, changed);
    }

    /** The sheet when the mission is over and these cards are kept: bonus actions return (WZ-BONUS-02). */
    Sheet closed(List<String> cards) {
        return new Sheet(survivor, follows, experience, skills, bonus, cards, 0, 0);
    }
}
