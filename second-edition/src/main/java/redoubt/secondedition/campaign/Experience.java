package redoubt.secondedition.campaign;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEvent;

/**
 * Orange and red bring a point of experience each, the first time that a survivor reaches them in a mission (WZ-CXP-01, WZ-CXP-02);
 * what cards bring is counted besides (WZ-CARD-09).
 */
public record Experience() implements AfterEvent {
    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.LevelReached reached) {
            int level = reached.level().ordinal() - Danger.YELLOW.ordinal();
            Sheet sheet = Sheets.of(play.table(), reached.survivor());
            if (level > sheet.levels()) {
                play.table(Sheets.with(play.table(), reached.survivor(), sheet.withLevels(level)));
                play.then(new GainExperience(reached.survivor(), 1, CampaignRules.FIRST_LEVELS));
            }
        } else if (event instanceof CardEvent.ExperienceGained gained) {
            play.then(new GainExperience(gained.survivor(), gained.points(), gained.rule()));
        }
    }
}
