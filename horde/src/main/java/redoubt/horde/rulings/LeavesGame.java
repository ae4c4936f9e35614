package redoubt.horde.rulings;

import java.util.List;
import redoubt.horde.table.Ruling;

/** A value of an edition: cards from these decks leave the game when they are discarded. */
public record LeavesGame(List<String> decks) implements Ruling {
    public LeavesGame {
        decks = List.copyOf(decks);
    }
}
