package redoubt.darkest.action;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Pile;
import redoubt.darkest.arrival.DiscardCard;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.print.Card;
import redoubt.darkest.print.CardKind;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.rulings.Points;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seats;

/**
 * The searcher hands the cards found out among the survivors in the room, at most one to each; cards nobody may take leave the game
 * (DD-SEARCH-02, DD-SEARCH-07).
 */
public record HandOut(int searcher, List<Integer> served) implements Question<Table, HandOut.To>, Subject {
    private static final RuleId RULE = rule("DD-SEARCH-02");
    private static final RuleId LEFT = rule("DD-SEARCH-07");

    public HandOut {
        served = List.copyOf(served);
    }

    /** The first card goes to this survivor; to nobody, if nobody may take it. */
    public record To(Optional<Person> who, Optional<Card> card) implements Option {
        @Override
        public String key() {
            return who.map(person -> "card to " + person.key()).orElse("card to nobody");
        }

        @Override
        public List<Mark> marks() {
            List<Mark> marks = new ArrayList<>();
            who.map(Person::mark).ifPresent(marks::add);
            card.map(each -> new Mark("card", each.name())).ifPresent(marks::add);
            return marks;
        }
    }

    /** Draws as many cards as there are Successes, or as are left (DD-GAP-37), to be handed out. */
    static HandOut draw(Play<Table> play, int searcher, int count) {
        Table table = play.table();
        Pile deck = table.stock().deck();
        List<Integer> cards = new ArrayList<>();
        while (cards.size() < count && !deck.isEmpty()) {
            deck = deck.turnedUp(
                    play,
                    Dice.DECK,
                    "card",
                    card -> table.print().cards().get(card).name());
            cards.add(deck.top());
            deck = deck.withoutTop();
        }
        play.table(table.with(table.stock().withDeck(deck).withFound(cards)));
        return new HandOut(searcher, List.of());
    }

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.survivor(searcher).person().mark());
    }

    @Override
    public Decision<To> decision(Table table) {
        Survivor finder = table.survivor(searcher);
        List<Integer> cards = table.stock().found();
        List<To> takers = new ArrayList<>();
        if (!cards.isEmpty()) {
            Optional<Card> card = Optional.of(table.print().cards().get(cards.getFirst()));
            for (Survivor survivor : table.in(finder.room())) {
                if (!served.contains(survivor.place())) {
                    takers.add(new To(Optional.of(survivor.person()), card));
                }
            }
        }
        if (takers.isEmpty()) {
            takers.add(new To(Optional.empty(), Optional.empty()));
        }
        return new Decision<>(RULE, Seats.of(finder.owner()), takers);
    }

    @Override
    public void answer(To chosen, Play<Table> play) {
        List<Integer> cards = play.table().stock().found();
        if (chosen.who().isEmpty()) {
            play.table(play.table().with(play.table().stock().withFound(List.of())));
            for (int card : cards) {
                play.table(play.table().with(play.table().stock().withGone(card)));
                play.reveal(new DarkestEvent.CardLost(
                        LEFT, play.table().print().cards().get(card)));
            }
            return;
        }
        Person taker = chosen.who().get();
        List<Integer> longer = new ArrayList<>(served);
        longer.add(taker.place());
        Card card = chosen.card().orElseThrow();
        play.table(play.table().with(play.table().stock().withFound(cards.subList(1, cards.size()))));
        take(play, taker.place(), found(play.table(), card));
        play.reveal(new DarkestEvent.CardFound(RULE, taker, card));
        play.then(new DiscardCard(taker.place()), new HandOut(searcher, longer));
    }

    /** Ammunition that a skilled searcher turns up gives more (DD-GAP-38). */
    private Item found(Table table, Card card) {
        Item item = Item.of(card);
        boolean ammunition = card.kind().type() == CardKind.Type.AMMUNITION;
        return ammunition
                ? item.withAmmunition(
                        Abilities.of(table, table.survivor(searcher)).ammunitionFound(item.ammunition()))
                : item;
    }

    /** A card comes into somebody's inventory; Gear for which hands are free is equipped, since swapping is free (DD-EQ-08). */
    static void take(Play<Table> play, int place, Item item) {
        Survivor survivor = play.table().survivor(place);
        boolean equips = Points.canEquip(survivor, item)
                && survivor.pack().handsTaken() + item.kind().hands() <= survivor.hands();
        play.table(play.table()
                .with(survivor.with(
                        equips
                                ? survivor.pack().withRight(item)
                                : survivor.pack().withLeft(item))));
    }
}
