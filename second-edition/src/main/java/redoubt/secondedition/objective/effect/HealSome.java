package redoubt.secondedition.objective.effect;

import java.util.List;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** Up to so many of the wounded survivors in the zone of the card heal; the taker's player chooses whom if there are more. */
public record HealSome(int wounds, int most) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        List<SurvivorId> wounded = Who.HERE.of(play.table(), reading).stream()
                .filter(survivor -> survivor.wounds() > 0)
                .map(Survivor::id)
                .toList();
        if (!wounded.isEmpty()) {
            play.then(new ChooseToHeal(reading, wounds, most, wounded));
        }
    }
}
