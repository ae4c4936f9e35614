package redoubt.secondedition.objective.effect;

import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** Survivors gain adrenaline. */
public record GiveAdrenaline(int points, Who who) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        for (Survivor survivor : who.of(play.table(), reading).reversed()) {
            play.then(new GainAdrenaline(survivor.id(), points));
        }
    }
}
