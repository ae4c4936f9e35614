package redoubt.horde.skills;

import java.util.List;
import redoubt.horde.rulings.StartingRuling;
import redoubt.horde.table.Skill;

/** The survivor begins the game with a card besides those that are handed out. */
public record StartsWithCard(String card) implements Skill, StartingRuling {
    @Override
    public String name() {
        return "Starts with a " + card;
    }

    @Override
    public List<String> cards() {
        return List.of(card);
    }
}
