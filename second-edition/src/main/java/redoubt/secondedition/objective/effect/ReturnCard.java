package redoubt.secondedition.objective.effect;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.CardEvent;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.ObjectiveCards;
import redoubt.secondedition.objective.Reading;

/** The card goes back to its place, face up, and can be taken again (WZ-CARD-05). */
public record ReturnCard() implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        CardsLaid laid = CardsLaid.of(play.table());
        CardsLaid.Laid card = laid.laid(reading.card());
        List<Objective> objectives = new ArrayList<>(play.table().objectives());
        card.zone().ifPresent(zone -> objectives.add(new Objective(zone, ObjectiveCards.COLOUR, false)));
        play.table(play.table().withObjectives(objectives).with(laid.with(card.id(), CardsLaid.Fate.RETURNED)));
        play.log(new CardEvent.CardReturned(reading.rule(), card.id()));
    }
}
