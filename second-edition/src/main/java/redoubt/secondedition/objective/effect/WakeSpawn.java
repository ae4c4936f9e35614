package redoubt.secondedition.objective.effect;

import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.mission.rules.ColoursUnlock;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** The spawn zone of a colour becomes active (WZ-CARD-08). */
public record WakeSpawn(String colour) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        ColoursUnlock.wake(play, colour, reading.rule());
    }
}
