package redoubt.secondedition.campaign;

import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/**
 * A survivor gains campaign experience, one point after the other: each milestone brings its reward before the next point is counted,
 * and what goes beyond the last box is lost (WZ-CXP-04, WZ-CXP-06). With 1 point, two more give a reward, then a third one is counted.
 */
public record GainExperience(SurvivorId survivor, int points, RuleId rule) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Sheet before = Sheets.of(play.table(), survivor);
        if (points <= 0 || before.experience() == Sheet.MOST_EXPERIENCE) {
            return;
        }
        Sheet after = before.withExperience(before.experience() + 1);
        play.table(Sheets.with(play.table(), survivor, after));
        play.log(new CampaignEvent.ExperienceMarked(rule, survivor, after.experience()));
        play.then(new GainExperience(survivor, points - 1, rule));
        if (after.isAtMilestone()) {
            play.then(new ChooseReward(survivor));
        }
    }
}
