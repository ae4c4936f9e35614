package redoubt.secondedition.objective.effect;

import java.util.List;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.action.EquipmentDecks;
import redoubt.horde.action.KeepCard;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.secondedition.objective.Reading;

/** The taker chooses one of the cards found in a deck or its discards. */
record ChooseCard(Reading reading, List<Integer> cards) implements Question<Table, ChooseCard.Pick> {
    ChooseCard {
        cards = List.copyOf(cards);
    }

    /** Takes this card. */
    record Pick(Equipment card) implements Option {
        @Override
        public String key() {
            return "take " + card.name();
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.CARD.mark(card.name()));
        }
    }

    @Override
    public Decision<Pick> decision(Table table) {
        return new Decision<>(
                reading.rule(),
                table.seatOf(reading.taker()),
                cards.stream()
                        .map(card -> new Pick(table.print().equipment().get(card)))
                        .toList());
    }

    @Override
    public void answer(Pick chosen, Play<Table> play) {
        Equipment card = chosen.card();
        Deck deck = play.table().deck(card.deck());
        Pile draw = deck.draw();
        Pile discard = deck.discard();
        if (discard.contains(card.index())) {
            discard = discard.without(card.index());
        } else {
            draw = draw.without(card.index());
        }
        Pile shuffled = Pile.of(play.shuffled(EquipmentDecks.stream(deck.name()), draw.list()));
        play.table(play.table().with(new Deck(deck.name(), shuffled, discard)));
        play.log(new HordeEvent.DeckReshuffled(reading.rule(), deck.name(), shuffled.size()));
        play.then(new KeepCard(reading.taker(), card, reading.rule()));
        Rulings.happened(play, new HordeEvent.CardDrawn(reading.rule(), reading.taker(), card.name()));
    }
}
