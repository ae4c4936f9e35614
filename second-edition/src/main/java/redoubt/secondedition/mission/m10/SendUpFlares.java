package redoubt.secondedition.mission.m10;

import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** The group names a spawn zone, which is skipped in the next spawn steps (WZ-M10C-05). */
public record SendUpFlares(int steps) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        play.then(new NameSpawn(reading, steps));
    }
}
