package redoubt.secondedition.objective.effect;

import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.secondedition.objective.Achievements;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.CardEvent;
import redoubt.secondedition.objective.Reading;
import redoubt.secondedition.washington.Fallen;

/** The taker writes an achievement on the campaign sheet, or all do who are in play, have escaped or were picked up (WZ-ACH-04). */
public record WriteAchievement(String achievement, boolean isCollective) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        if (isCollective) {
            forAll(play, achievement, reading.rule());
        } else {
            write(play, reading.taker(), achievement, reading.rule());
        }
    }

    /** A collective achievement, by a card or by a rule of the mission. */
    public static void forAll(Play<Table> play, String achievement, RuleId rule) {
        Table table = play.table();
        Fallen fallen = Fallen.of(table);
        for (Survivor survivor : table.survivors()) {
            boolean isPickedUp = fallen.fate(survivor.id())
                    .filter(Fallen.Fate.PICKED_UP::equals)
                    .isPresent();
            if (survivor.presence() != Survivor.Presence.ELIMINATED || isPickedUp) {
                write(play, survivor.id(), achievement, rule);
            }
        }
    }

    private static void write(Play<Table> play, SurvivorId survivor, String achievement, RuleId rule) {
        Achievements before = Achievements.of(play.table());
        if (!before.has(survivor, achievement)) {
            play.table(play.table().with(before.with(survivor, achievement)));
            Rulings.happened(play, new CardEvent.AchievementWritten(rule, survivor, achievement));
        }
    }
}
