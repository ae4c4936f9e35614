package redoubt.horde.spawning;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Stream;

/** A deck with one card for each zombie of these kinds; the card of one on the board is out until that one is gone. */
public record CreatureDeck(String name, List<Integer> kinds) implements Ruling {
    public static final String ABOMINATIONS = "abomination";

    public CreatureDeck {
        kinds = List.copyOf(kinds);
    }

    /** The deck as the set-up lays it out. */
    public Deck laidOut() {
        return new Deck(name, Pile.of(kinds), Pile.EMPTY);
    }

    /** The zombie that comes next, if any is left: off the deck of this name, or the first of the family if there is no deck. */
    public static OptionalInt draw(Play<Table> play, String name, String family, RuleId rule) {
        Optional<CreatureDeck> deck = find(play.table(), name);
        if (deck.isPresent()) {
            return deck.get().draw(play, rule);
        }
        for (int kind : Miniatures.kinds(play.table(), family)) {
            if (Miniatures.left(play.table(), kind) > 0) {
                return OptionalInt.of(kind);
            }
        }
        return OptionalInt.empty();
    }

    private static Optional<CreatureDeck> find(Table table, String name) {
        for (CreatureDeck deck : table.mission().rulings(CreatureDeck.class)) {
            if (deck.name().equals(name)) {
                return Optional.of(deck);
            }
        }
        return Optional.empty();
    }

    private OptionalInt draw(Play<Table> play, RuleId rule) {
        Table table = play.table();
        Deck deck = table.deck(name);
        Pile pile = deck.draw().isEmpty() ? shuffled(play) : deck.draw();
        if (pile.isEmpty()) {
            return OptionalInt.empty();
        }
        pile = pile.turnedUp(
                play,
                stream(),
                "zombie",
                card -> table.print().zombieKinds().get(card).name());
        int kind = pile.top();
        play.table(table.with(deck.withDraw(pile.withoutTop())));
        play.reveal(new HordeEvent.ZombieDrawn(
                rule, name, table.print().zombieKinds().get(kind).name()));
        return OptionalInt.of(kind);
    }

    private Stream stream() {
        return Stream.stream(name + " deck");
    }

    private Pile shuffled(Play<Table> play) {
        List<Integer> back = new ArrayList<>();
        for (int kind : kinds) {
            if (Miniatures.left(play.table(), kind) > 0) {
                back.add(kind);
            }
        }
        return Pile.of(play.shuffled(stream(), back));
    }
}
