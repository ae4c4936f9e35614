package redoubt.whitedeath.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import redoubt.board.Deck;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.table.ZombieKind;
import redoubt.whitedeath.edition.WhiteDeath;

/** Counts what is always the same number of pieces, wherever they are: on the board, in the box, in decks, on dashboards. */
final class Census {
    private Census() {}

    static SortedMap<String, Integer> of(Table table) {
        SortedMap<String, Integer> pieces = new TreeMap<>();
        pieces.put("survivors", table.survivors().size());
        for (ZombieKind kind : table.print().zombieKinds()) {
            int onBoard = table.zombies().total(kind.index());
            pieces.put("miniatures " + kind.name(), onBoard + Math.max(0, kind.miniatures() - onBoard));
        }
        for (Equipment card : equipment(table)) {
            if (!leavesGame(card)) {
                pieces.merge("card " + card.name(), 1, Integer::sum);
            }
        }
        Deck zombies = table.deck(table.print().zombieDeck());
        for (int card : all(zombies)) {
            pieces.merge("zombie card " + table.print().zombieCards().get(card).number(), 1, Integer::sum);
        }
        for (TokenKind kind : table.print().tokenKinds()) {
            if (List.of("exit", "banner").contains(kind.name())) {
                pieces.put("token " + kind.name(), table.tokens().total(kind.index()));
            }
        }
        return pieces;
    }

    /** Starting equipment and vault weapons that are discarded are out of the game. */
    static boolean leavesGame(Equipment card) {
        return card.deck().equals(WhiteDeath.STARTING_DECK) || card.deck().equals(WhiteDeath.VAULT_DECK);
    }

    /** All equipment cards: in decks, on discards, in inventories, on the ground. */
    static List<Equipment> equipment(Table table) {
        List<Equipment> cards = new ArrayList<>();
        for (Deck deck : table.decks()) {
            if (table.print().equipment().stream().anyMatch(card -> card.deck().equals(deck.name()))) {
                all(deck).forEach(card -> cards.add(table.print().equipment().get(card)));
            }
        }
        for (Survivor survivor : table.survivors()) {
            for (int slot : survivor.inventory().filled()) {
                cards.add(survivor.inventory().held(slot).card());
            }
        }
        for (Dropped dropped : table.dropped()) {
            cards.add(dropped.card());
        }
        return cards;
    }

    private static List<Integer> all(Deck deck) {
        List<Integer> cards = new ArrayList<>(deck.draw().list());
        cards.addAll(deck.discard().list());
        return cards;
    }
}
