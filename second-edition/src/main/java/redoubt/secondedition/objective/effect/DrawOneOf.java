package redoubt.secondedition.objective.effect;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Deck;
import redoubt.horde.action.EquipmentDecks;
import redoubt.horde.action.RealDecks;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Drawn;
import redoubt.kernel.Play;
import redoubt.kernel.Step;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** The taker draws cards from a deck, keeps one of them and discards the others; what is no find happens first (WZ-CARD-07). */
public record DrawOneOf(int cards, String deck) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        if (!reading.taker(play.table()).isOnBoard()) {
            return;
        }
        List<Integer> finds = new ArrayList<>();
        List<Step<Table>> steps = new ArrayList<>();
        for (Equipment card : drawn(play)) {
            List<Step<Table>> surprise = surprise(play.table(), reading, card);
            steps.addAll(surprise);
            if (surprise.isEmpty()) {
                finds.add(card.index());
            }
            Rulings.revealed(play, new HordeEvent.CardDrawn(reading.rule(), reading.taker(), card.name()));
        }
        if (!finds.isEmpty()) {
            steps.add(new KeepOne(reading, finds));
        }
        play.then(steps);
    }

    /** They go to the discards together, so that none of them is shuffled and drawn again. */
    private List<Equipment> drawn(Play<Table> play) {
        List<Equipment> drawn = new ArrayList<>();
        while (drawn.size() < cards && EquipmentDecks.refill(play, deck)) {
            RealDecks.turnUp(play, deck);
            Deck pile = play.table().deck(deck);
            drawn.add(play.table().print().equipment().get(pile.draw().top()));
            play.table(play.table().with(pile.withDraw(pile.draw().withoutTop())));
        }
        drawn.forEach(card -> play.table(EquipmentDecks.discarded(play.table(), card)));
        return drawn;
    }

    private List<Step<Table>> surprise(Table table, Reading reading, Equipment card) {
        List<Step<Table>> steps = new ArrayList<>();
        for (SearchRuling trait : card.traits(SearchRuling.HOOK)) {
            Drawn drawn = new Drawn(reading.taker(), card, deck, false, 0, 0);
            steps.addAll(trait.drawn(table, reading.taker(table), drawn));
        }
        return steps;
    }
}
