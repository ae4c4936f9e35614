package redoubt.darkest.print;

import java.util.List;
import redoubt.kernel.Named;

/**
 * A survivor board: the spaces of each health zone on both sides, Escape value, innate ability, four skills with their prices, and
 * the starting card.
 */
public record SurvivorBoard(
        int index,
        String name,
        Expansion set,
        String colour,
        List<Integer> fourZones,
        List<Integer> threeZones,
        int escape,
        SkillName innate,
        List<SkillName> skills,
        List<Integer> prices,
        String weapon,
        CodeSymbol symbol)
        implements Named {
    /** How many skills can be bought. */
    public static final int SKILLS = 4;

    public SurvivorBoard {
        fourZones = List.copyOf(fourZones);
        threeZones = List.copyOf(threeZones);
        skills = List.copyOf(skills);
        prices = List.copyOf(prices);
    }

    /** The health zones on the side with this many zones, most Action points first. */
    public List<Integer> zones(int most) {
        return most == 4 ? fourZones : threeZones;
    }
}
