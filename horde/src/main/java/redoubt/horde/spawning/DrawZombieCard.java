package redoubt.horde.spawning;

import java.util.List;
import java.util.Optional;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Leavers;
import redoubt.horde.table.Cite;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieCard;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Stream;

/**
 * A card is drawn from the zombie deck for a spawn token, or for another place where zombies appear, such as a room just opened.
 * Survivors who may act before its effect do so, then the card takes effect.
 */
public record DrawZombieCard(SpawnPoint at, Cite why) implements Effect<Table> {
    /** The shuffles of the zombie deck. */
    public static final Stream ZOMBIE_DECK = Stream.stream("zombie deck");

    public DrawZombieCard(SpawnPoint at) {
        this(at, Cite.DRAW_ZOMBIE_CARD);
    }

    @Override
    public void happen(Play<Table> play) {
        Deck deck = ready(play);
        if (!deck.draw().isEmpty()) {
            Pile draw = turnedUp(play, deck);
            Deck left = new Deck(deck.name(), draw.withoutTop(), deck.discard().with(draw.top()));
            play.table(play.table().with(left));
            played(play, draw.top(), at, why);
        }
    }

    /** Takes the top card off the deck, which is shuffled again if need be; none if there is no card at all. */
    public static Optional<Integer> taken(Play<Table> play) {
        Deck deck = ready(play);
        if (deck.draw().isEmpty()) {
            return Optional.empty();
        }
        Pile draw = turnedUp(play, deck);
        play.table(play.table().with(deck.withDraw(draw.withoutTop())));
        return Optional.of(draw.top());
    }

    private static Pile turnedUp(Play<Table> play, Deck deck) {
        return deck.draw()
                .turnedUp(
                        play,
                        ZOMBIE_DECK,
                        "number",
                        card -> play.table().print().zombieCards().get(card).number());
    }

    private static Deck ready(Play<Table> play) {
        Deck deck = play.table().deck(play.table().print().zombieDeck());
        return deck.draw().isEmpty() ? reshuffled(play, deck) : deck;
    }

    public static void discard(Play<Table> play, int card) {
        Deck deck = play.table().deck(play.table().print().zombieDeck());
        play.table(play.table().with(deck.withDiscard(deck.discard().with(card))));
    }

    /** A card comes into play at a spawn token or another place. */
    static void played(Play<Table> play, int index, SpawnPoint at, Cite why) {
        Table table = play.table();
        ZombieCard card = table.print().zombieCards().get(index);
        play.reveal(new HordeEvent.ZombieCardDrawn(
                table.cite(why), card.number(), at.name(), at.zone(), Leavers.danger(table)));
        play.then(new ResolveZombieCard(index, at));
        ReactInTurn.all(Cite.ACT_BEFORE_CARD, table, (ruling, owner) -> ruling.revealed(table, owner, card))
                .ifPresent(play::then);
    }

    private static Deck reshuffled(Play<Table> play, Deck deck) {
        List<Integer> cards = play.shuffled(ZOMBIE_DECK, deck.discard().list());
        play.log(
                new HordeEvent.DeckReshuffled(play.table().cite(Cite.ZOMBIE_DECK_RUNS_OUT), deck.name(), cards.size()));
        return deck.withDraw(Pile.of(cards)).withDiscard(Pile.EMPTY);
    }
}
