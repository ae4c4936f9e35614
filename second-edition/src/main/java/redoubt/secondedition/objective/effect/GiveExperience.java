package redoubt.secondedition.objective.effect;

import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.CardEvent;
import redoubt.secondedition.objective.Reading;

/** Survivors gain campaign experience (WZ-CARD-09). */
public record GiveExperience(int points, Who who) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        for (Survivor survivor : who.of(play.table(), reading)) {
            Rulings.happened(play, new CardEvent.ExperienceGained(reading.rule(), survivor.id(), points));
        }
    }
}
