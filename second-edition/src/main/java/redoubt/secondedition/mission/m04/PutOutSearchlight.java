package redoubt.secondedition.mission.m04;

import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;
import redoubt.secondedition.washington.Lights;
import redoubt.secondedition.washington.WashingtonEvent;

/** The searchlight goes off for good, and its zones are lit no longer (WZ-M04C-03). */
public record PutOutSearchlight() implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        play.table(play.table().with(Lights.of(play.table()).withoutFixed()));
        Rulings.happened(play, new WashingtonEvent.SearchlightPutOut(reading.rule(), reading.zone()));
    }
}
