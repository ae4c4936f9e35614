package redoubt.darkest.peril;

import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Experience gained, by one survivor or by all in play; nobody holds more than ten (DD-XP-06). */
public final class Experience {
    private Experience() {}

    public static void gain(Play<Table> play, int place, int experience, RuleId rule) {
        Survivor survivor = play.table().survivor(place);
        int gained = Math.min(experience, Survivor.MOST_EXPERIENCE - survivor.experience());
        if (gained > 0 && survivor.isPlaying()) {
            play.table(play.table().with(survivor.withExperience(survivor.experience() + gained)));
            play.log(new DarkestEvent.ExperienceGained(rule, survivor.person(), gained));
        }
    }

    public static void gainAll(Play<Table> play, int experience, RuleId rule) {
        for (Survivor survivor : play.table().playing()) {
            gain(play, survivor.place(), experience, rule);
        }
    }
}
