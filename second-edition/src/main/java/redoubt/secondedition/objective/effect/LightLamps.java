package redoubt.secondedition.objective.effect;

import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;
import redoubt.secondedition.washington.Lamps;
import redoubt.secondedition.washington.WashingtonEvent;

/** The lamps go on: on a board of corridors and rooms alone, night rules apply no longer. */
public record LightLamps() implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        light(play, reading.rule());
    }

    /** The same by a rule of the mission. */
    public static void light(Play<Table> play, RuleId rule) {
        play.table(play.table().with(new Lamps()));
        Rulings.happened(play, new WashingtonEvent.LampsLit(rule));
    }
}
