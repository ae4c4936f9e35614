package redoubt.secondedition.objective.effect;

import redoubt.horde.combat.Heal;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** Survivors heal so many wounds, or all they have. */
public record HealWounds(int wounds, Who who) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        for (Survivor survivor : who.of(play.table(), reading).reversed()) {
            play.then(new Heal(reading.rule(), survivor.id(), wounds));
        }
    }
}
