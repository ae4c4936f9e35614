package redoubt.darkest.action;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.darkest.arrival.DiscardCard;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.print.Card;
import redoubt.darkest.print.Chip;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Deed;
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

/** A survivor gives a card or chip to another one in its room, or takes one, for 1 AP (DD-TRADE-01 to DD-TRADE-04, DD-INV-03). */
public record Trade(Person who, Person partner, boolean isGift, int cost) implements Deed {
    private static final RuleId RULE = rule("DD-TRADE-01");

    @Override
    public String key() {
        return (isGift ? "give " : "take ") + who.key() + " " + partner.key();
    }

    @Override
    public List<Mark> objects() {
        return List.of(partner.mark(), new Mark("manner", isGift ? "give" : "take"));
    }

    static List<Deed> offers(Table table, Survivor survivor) {
        List<Deed> trades = new ArrayList<>();
        boolean free = Abilities.of(table, survivor).givesFreely();
        for (Survivor other : table.in(survivor.room())) {
            if (other.place() == survivor.place()) {
                continue;
            }
            if (free ? hasAnythingToGive(survivor) : survivor.points() > 0 && hasAnything(survivor)) {
                trades.add(new Trade(survivor.person(), other.person(), true, free ? 0 : 1));
            }
            if (survivor.points() > 0 && hasAnything(other)) {
                trades.add(new Trade(survivor.person(), other.person(), false, 1));
            }
        }
        return trades;
    }

    private static boolean hasAnything(Survivor survivor) {
        return survivor.pack().size() + survivor.pack().chips().size() > 0;
    }

    /** What a Coordinator has not yet given for nothing since he last paid for an action (DD-TRADE-04). */
    private static boolean hasAnythingToGive(Survivor survivor) {
        for (Item item : survivor.pack().items()) {
            if (!survivor.effort().hasUsedFreely("gift " + item.card().name())) {
                return true;
            }
        }
        for (Chip chip : survivor.pack().chips()) {
            if (!survivor.effort().hasUsedFreely("gift " + chip.name())) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void carryOut(Play<Table> play) {
        Points.pay(play, who.place(), cost);
        play.then(
                isGift
                        ? new ChooseItem(who.place(), partner.place(), who.place(), cost == 0)
                        : new ChooseItem(partner.place(), who.place(), who.place(), false));
    }

    /** Whoever pays chooses the card or chip (DD-DEC-24). */
    record ChooseItem(int from, int to, int payer, boolean isFree)
            implements Question<Table, ChooseItem.This>, Subject {
        /** This card or chip. */
        record This(Optional<Card> card, Optional<Chip> chip) implements Option {
            @Override
            public String key() {
                return card.map(each -> "card " + each.name() + " " + each.index())
                        .orElseGet(() -> "chip " + chip.orElseThrow().name());
            }

            @Override
            public List<Mark> marks() {
                return List.of(card.map(each -> new Mark("card", each.name()))
                        .orElseGet(() -> new Mark("chip", chip.orElseThrow().name())));
            }
        }

        @Override
        public List<Mark> about(Table table) {
            return List.of(
                    table.survivor(from).person().mark(),
                    table.survivor(to).person().mark());
        }

        @Override
        public Decision<This> decision(Table table) {
            Survivor giver = table.survivor(from);
            List<This> things = new ArrayList<>();
            for (Item item : giver.pack().items()) {
                if (!isFree
                        || !giver.effort().hasUsedFreely("gift " + item.card().name())) {
                    things.add(new This(Optional.of(item.card()), Optional.empty()));
                }
            }
            for (Chip chip : giver.pack().chips()) {
                if (!isFree || !giver.effort().hasUsedFreely("gift " + chip.name())) {
                    things.add(new This(Optional.empty(), Optional.of(chip)));
                }
            }
            return new Decision<>(RULE, Seats.of(table.survivor(payer).owner()), things);
        }

        @Override
        public void answer(This chosen, Play<Table> play) {
            Survivor giver = given(play.table().survivor(from), chosen);
            Survivor taker = play.table().survivor(to);
            if (chosen.chip().isPresent()) {
                Chip chip = chosen.chip().get();
                play.table(play.table()
                        .with(giver.with(giver.pack().without(chip)))
                        .with(taker.with(taker.pack().withChip(chip))));
                play.log(new DarkestEvent.ChipGiven(RULE, giver.person(), taker.person(), chip));
                return;
            }
            Card card = chosen.card().orElseThrow();
            Item item = giver.pack().find(card.index()).orElseThrow();
            play.table(play.table().with(giver.with(giver.pack().without(card.index()))));
            HandOut.take(play, to, item);
            play.log(new DarkestEvent.CardGiven(RULE, giver.person(), taker.person(), card));
            play.then(new DiscardCard(to));
        }

        private Survivor given(Survivor giver, This thing) {
            String name = thing.card()
                    .map(Card::name)
                    .orElseGet(() -> thing.chip().orElseThrow().name());
            return isFree ? giver.with(giver.effort().usingFreely("gift " + name)) : giver;
        }
    }
}
