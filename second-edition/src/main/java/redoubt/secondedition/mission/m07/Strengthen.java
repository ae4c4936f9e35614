package redoubt.secondedition.mission.m07;

import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** The taker does one more damage in combat until the end of a round to come (WZ-M07C-04). */
public record Strengthen(int roundsMore) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        Table table = play.table();
        Survivor taker = reading.taker(table);
        int until = table.round() + roundsMore;
        play.table(table.with(Strength.of(table).with(new Strength.Dose(taker.id(), until))));
        play.log(new HuntEvent.SurvivorStrengthened(reading.rule(), taker.id(), until));
    }
}
