package redoubt.secondedition.objective.effect;

import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.CardEvent;
import redoubt.secondedition.objective.Finds;
import redoubt.secondedition.objective.Reading;

/** The team finds a keyword (WZ-CARD-04). */
public record FindKeyword(String keyword) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        play.table(play.table().with(Finds.of(play.table()).with(keyword)));
        Rulings.happened(play, new CardEvent.KeywordFound(reading.rule(), keyword));
    }
}
