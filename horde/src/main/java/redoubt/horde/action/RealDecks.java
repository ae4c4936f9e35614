package redoubt.horde.action;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;

/**
 * Decks of a real box, from which people draw: the card they name comes to the place from which it is drawn. Nobody knows which of
 * the cards that nobody has seen lie in the deck and which face down on the board, so the named one changes places with what the table
 * thought was there.
 */
public final class RealDecks {
    private RealDecks() {}

    /** Brings the card that is drawn next to the top of an equipment deck, which is not empty. */
    public static void turnUp(Play<Table> play, String name) {
        OptionalInt told = told(play, name);
        if (told.isPresent()) {
            Table table = play.table();
            Deck deck = table.deck(name);
            Pile draw = deck.draw();
            if (!draw.contains(told.getAsInt())) {
                table = table.withDropped(exchanged(table, name, told.getAsInt(), draw.top()));
                draw = draw.withoutTop().with(told.getAsInt());
            }
            play.table(table.with(deck.withDraw(draw.withOnTop(told.getAsInt()))));
        }
    }

    /** What a card that lies face down on the board is, once somebody turns it up. */
    public static Dropped turnUp(Play<Table> play, Dropped lying) {
        String name = lying.card().deck();
        OptionalInt told = told(play, name);
        if (told.isEmpty() || told.getAsInt() == lying.card().index()) {
            return lying;
        }
        Table table = play.table();
        Deck deck = table.deck(name);
        Dropped turned = new Dropped(lying.zone(), table.print().equipment().get(told.getAsInt()));
        if (deck.draw().contains(told.getAsInt())) {
            Pile draw = deck.draw().without(told.getAsInt()).with(lying.card().index());
            table = table.with(deck.withDraw(draw));
        } else {
            table = table.withDropped(
                    exchanged(table, name, told.getAsInt(), lying.card().index()));
        }
        List<Dropped> dropped = new ArrayList<>(table.dropped());
        dropped.set(dropped.indexOf(lying), turned);
        play.table(table.withDropped(dropped));
        return turned;
    }

    private static OptionalInt told(Play<Table> play, String deck) {
        Table table = play.table();
        List<Integer> unseen = unseen(table, deck);
        OptionalInt told = play.drawn(
                EquipmentDecks.stream(deck),
                "card",
                () -> unseen.stream()
                        .map(card -> table.print().equipment().get(card).name())
                        .toList());
        return told.isEmpty() ? told : OptionalInt.of(unseen.get(told.getAsInt()));
    }

    /** The cards of a deck that nobody has seen, in the order in which they are printed. */
    private static List<Integer> unseen(Table table, String deck) {
        List<Integer> unseen = new ArrayList<>(table.deck(deck).draw().list());
        for (Dropped dropped : table.dropped()) {
            if (dropped.card().deck().equals(deck)) {
                unseen.add(dropped.card().index());
            }
        }
        unseen.sort(null);
        return unseen;
    }

    /** What lies on the board if one card that lies there is in truth another. */
    private static List<Dropped> exchanged(Table table, String deck, int thought, int truth) {
        List<Dropped> dropped = new ArrayList<>(table.dropped());
        for (int i = 0; i < dropped.size(); i++) {
            if (dropped.get(i).card().index() == thought
                    && dropped.get(i).card().deck().equals(deck)) {
                dropped.set(
                        i,
                        new Dropped(
                                dropped.get(i).zone(), table.print().equipment().get(truth)));
                return dropped;
            }
        }
        throw new IllegalStateException("nothing of that name lies on the board");
    }
}
