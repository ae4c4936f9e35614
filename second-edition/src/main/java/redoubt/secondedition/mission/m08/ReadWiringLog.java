package redoubt.secondedition.mission.m08;

import java.util.List;
import java.util.Optional;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.Reading;

/** If nobody has taken the card of the stairs, it is discarded and they are found now; no zombie shows itself yet (WZ-M08N-01). */
public record ReadWiringLog(String card, OpenStairs stairs) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        Table table = play.table();
        CardsLaid.Laid laid = CardsLaid.of(table).laid(card);
        if (laid.isThere()) {
            List<Objective> others = table.objectives().stream()
                    .filter(objective -> !laid.zone().equals(Optional.of(objective.zone())))
                    .toList();
            play.table(table.withObjectives(others).with(CardsLaid.of(table).with(card, CardsLaid.Fate.UNREAD)));
            stairs.happen(play, reading);
        }
    }
}
