package redoubt.horde.action;

import java.util.List;
import java.util.Locale;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.LeavesGame;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.Stream;

/** How equipment decks run out and where discarded cards go. */
public final class EquipmentDecks {
    private EquipmentDecks() {}

    /** The stream that shuffles a deck, such as {@code equipment deck}. */
    public static Stream stream(String deck) {
        return Stream.stream(deck.toLowerCase(Locale.ROOT) + " deck");
    }

    /** Makes sure that a deck has a card to draw, shuffling its discards if need be; false if there are none. */
    public static boolean refill(Play<Table> play, String name) {
        Deck deck = play.table().deck(name);
        if (deck.draw().isEmpty() && !deck.discard().isEmpty()) {
            List<Integer> cards = play.shuffled(stream(name), deck.discard().list());
            play.table(play.table().with(new Deck(name, Pile.of(cards), Pile.EMPTY)));
            play.log(new HordeEvent.DeckReshuffled(play.table().cite(Cite.DECK_RUNS_OUT), name, cards.size()));
        }
        return !play.table().deck(name).draw().isEmpty();
    }

    /** The table with a card put on the discard pile of its deck, or out of the game if that is where it goes. */
    public static Table discarded(Table table, Equipment card) {
        if (leavesGame(table, card.deck())) {
            return table;
        }
        for (Deck deck : table.decks()) {
            if (deck.name().equals(card.deck())) {
                return table.with(deck.withDiscard(deck.discard().with(card.index())));
            }
        }
        return table;
    }

    /** The table with a card taken back from the discard pile of its deck, if it is there. */
    public static Table retrieved(Table table, Equipment card) {
        for (Deck deck : table.decks()) {
            if (deck.name().equals(card.deck()) && deck.discard().contains(card.index())) {
                return table.with(deck.withDiscard(deck.discard().without(card.index())));
            }
        }
        return table;
    }

    private static boolean leavesGame(Table table, String deck) {
        for (LeavesGame ruling : Rulings.common(table, LeavesGame.class)) {
            if (ruling.decks().contains(deck)) {
                return true;
            }
        }
        return false;
    }
}
