package redoubt.darkest.print;

import java.util.List;
import java.util.Optional;
import redoubt.kernel.Named;

/** A Creature or Nemesis board; a Creature without a printed movement rolls the D4, a Nemesis has no numbers on its areas. */
public record BeastBoard(
        int index,
        String name,
        Expansion set,
        Optional<Integer> movement,
        int attack,
        List<Ability> abilities,
        List<DamageArea> areas)
        implements Named {
    /** What a board's icons allow. */
    public enum Ability {
        FIRE_RESISTANT,
        UNDER_WALLS,
        UNPUSHABLE
    }

    /** A damage area: its colour and the hits that destroy it. */
    public record DamageArea(AreaColour colour, int hits) {}

    public BeastBoard {
        abilities = List.copyOf(abilities);
        areas = List.copyOf(areas);
    }

    public boolean has(Ability ability) {
        return abilities.contains(ability);
    }
}
