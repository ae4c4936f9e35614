package redoubt.darkest.arrival;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.print.Card;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.table.Item;
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

/** A survivor with more items than it may carry discards cards, one at a time, until the limit is kept (DD-INV-04, DD-INV-07). */
public record DiscardCard(int place) implements Question<Table, DiscardCard.Discard>, Subject {
    private static final RuleId RULE = rule("DD-INV-04");

    /** This card; none, if the limit is kept or no card is left. */
    public record Discard(Optional<Card> card) implements Option {
        @Override
        public String key() {
            return card.map(each -> "discard " + each.name() + " " + each.index())
                    .orElse("discard nothing");
        }

        @Override
        public List<Mark> marks() {
            return card.map(each -> List.of(new Mark("card", each.name()))).orElse(List.of());
        }
    }

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.survivor(place).person().mark());
    }

    @Override
    public Decision<Discard> decision(Table table) {
        Survivor survivor = table.survivor(place);
        List<Discard> cards = new ArrayList<>();
        if (survivor.isPlaying() && Abilities.of(table, survivor).excess() > 0) {
            for (Item item : survivor.pack().items()) {
                cards.add(new Discard(Optional.of(item.card())));
            }
        }
        if (cards.isEmpty()) {
            cards.add(new Discard(Optional.empty()));
        }
        return new Decision<>(RULE, Seats.of(survivor.owner()), cards);
    }

    @Override
    public void answer(Discard chosen, Play<Table> play) {
        if (chosen.card().isPresent()) {
            give(play, place, chosen.card().get());
            play.then(this);
        }
    }

    /** Takes a card from somebody out of the game; a starting card goes back to the box of its owner. */
    public static void give(Play<Table> play, int place, Card card) {
        Survivor survivor = play.table().survivor(place);
        Table table = play.table().with(survivor.with(survivor.pack().without(card.index())));
        play.table(card.isStarting() ? table : table.with(table.stock().withGone(card.index())));
        play.log(new DarkestEvent.CardLost(RULE, card));
    }
}
