package redoubt.secondedition.skills;

import java.util.List;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** What happens only through skills of this edition. */
public interface SkillEvent extends HordeEvent {
    /** A die decided whether the thrower of a molotov keeps the card. */
    record CocktailRolled(RuleId rule, SurvivorId survivor, int die, boolean isKept) implements SkillEvent {}

    /** The group looked at the zombie cards of the whole spawn step. */
    record CardsLookedAt(RuleId rule, SurvivorId survivor, List<String> cards) implements SkillEvent {
        public CardsLookedAt {
            cards = List.copyOf(cards);
        }
    }
}
