package redoubt.secondedition.objective.effect;

import redoubt.horde.combat.SufferWounds;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** The taker suffers wounds, which may knock them out (WZ-KO-15). */
public record SufferWound(int wounds) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        play.then(new SufferWounds(reading.taker(), wounds));
    }
}
