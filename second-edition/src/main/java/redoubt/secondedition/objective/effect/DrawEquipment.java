package redoubt.secondedition.objective.effect;

import redoubt.horde.action.DrawCards;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** Survivors draw cards from a deck and keep those they want (WZ-CARD-07). */
public record DrawEquipment(int cards, String deck, Who who) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        for (Survivor survivor : who.of(play.table(), reading).reversed()) {
            play.then(new DrawCards(survivor.id(), deck, cards, false));
        }
    }
}
