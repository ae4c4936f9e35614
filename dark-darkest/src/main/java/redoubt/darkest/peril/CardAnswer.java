package redoubt.darkest.peril;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.print.Card;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seats;

/**
 * The answer of those who hold a card that can be used when dice fall: a holder uses it, in one way or another, or nobody does
 * (DD-GAP-32, DD-DEC-59).
 */
public record CardAnswer(Optional<Person> holder, Optional<Card> card, String way) implements Option {
    private static final CardAnswer NOBODY = new CardAnswer(Optional.empty(), Optional.empty(), "");

    @Override
    public String key() {
        return holder.map(person -> "use " + card.orElseThrow().name() + " of " + person.key()
                        + (way.isEmpty() ? "" : " for " + way))
                .orElse("keep");
    }

    @Override
    public Seats owners(Seats asked) {
        return holder.map(Person::owners).orElse(asked);
    }

    @Override
    public List<Mark> marks() {
        List<Mark> marks = new ArrayList<>();
        holder.map(Person::mark).ifPresent(marks::add);
        card.map(each -> new Mark("card", each.name())).ifPresent(marks::add);
        if (!way.isEmpty()) {
            marks.add(new Mark("way", way));
        }
        return marks;
    }

    /** The answers of these survivors for a kind of card, with the ways in which it can be used. */
    public static Decision<CardAnswer> decision(
            Table table, List<Survivor> survivors, String kind, RuleId rule, String... ways) {
        List<CardAnswer> answers = new ArrayList<>();
        answers.add(NOBODY);
        Seats seats = new Seats(0);
        for (Survivor survivor : survivors) {
            Optional<Item> held = survivor.pack().find(kind);
            if (held.isPresent()) {
                seats = seats.with(survivor.owner());
                for (String way : ways) {
                    answers.add(new CardAnswer(Optional.of(survivor.person()), held.map(Item::card), way));
                }
            }
        }
        return new Decision<>(rule, answers.size() == 1 ? table.everyone() : seats, answers);
    }

    /** Uses the card up, if somebody uses it. */
    public boolean isUsed(Play<Table> play, RuleId rule) {
        if (holder.isEmpty()) {
            return false;
        }
        spend(play, holder.get(), card.orElseThrow(), rule);
        return true;
    }

    /** Takes a used card out of the game. */
    public static void spend(Play<Table> play, Person holder, Card card, RuleId rule) {
        Survivor survivor = play.table().survivor(holder);
        play.table(play.table()
                .with(survivor.with(survivor.pack().without(card.index())))
                .with(play.table().stock().withGone(card.index())));
        play.log(new DarkestEvent.CardUsed(rule, holder, card));
    }
}
