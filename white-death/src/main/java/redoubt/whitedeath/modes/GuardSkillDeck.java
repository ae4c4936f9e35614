package redoubt.whitedeath.modes;

import java.util.List;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.SkillCards;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** The guard skill cards, for a mission that is played with them. */
public record GuardSkillDeck(List<Skill> cards) implements SkillCards {
    /** What the names of all skills that concern guards have in common. */
    private static final String GUARD = "Guard";

    public GuardSkillDeck {
        cards = List.copyOf(cards);
    }

    static GuardSkillDeck of(Table table) {
        return Rulings.the(table, GuardSkillDeck.class);
    }

    Skill card(String name) {
        for (Skill card : cards) {
            if (card.name().equals(name)) {
                return card;
            }
        }
        throw new IllegalArgumentException("no guard skill card " + name);
    }

    /** Whether a survivor needs a card, having no skill that concerns guards. */
    static boolean isWithout(Survivor survivor) {
        for (Skill skill : survivor.skills()) {
            if (skill.name().contains(GUARD)) {
                return false;
            }
        }
        return true;
    }
}
