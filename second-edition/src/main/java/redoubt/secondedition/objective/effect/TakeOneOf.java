package redoubt.secondedition.objective.effect;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import redoubt.board.Deck;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** The taker takes a card of one of these names out of a deck or its discards; the deck is shuffled afterwards. */
public record TakeOneOf(List<String> names, List<String> decks) implements CardEffect {
    public TakeOneOf {
        names = List.copyOf(names);
        decks = List.copyOf(decks);
    }

    @Override
    public void happen(Play<Table> play, Reading reading) {
        List<Integer> found = found(play.table());
        if (reading.taker(play.table()).isOnBoard() && !found.isEmpty()) {
            play.then(new ChooseCard(reading, found));
        }
    }

    /** One card of each name, the first that some deck or its discards have. */
    private List<Integer> found(Table table) {
        List<Integer> found = new ArrayList<>();
        Set<String> seen = new LinkedHashSet<>();
        for (String name : decks) {
            Deck deck = table.deck(name);
            for (int card : both(deck)) {
                Equipment equipment = table.print().equipment().get(card);
                if (names.contains(equipment.name()) && seen.add(equipment.name())) {
                    found.add(card);
                }
            }
        }
        return found;
    }

    private static List<Integer> both(Deck deck) {
        List<Integer> cards = new ArrayList<>(deck.draw().list());
        cards.addAll(deck.discard().list());
        cards.sort(null);
        return cards;
    }
}
