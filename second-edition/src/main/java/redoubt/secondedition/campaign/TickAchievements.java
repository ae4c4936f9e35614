package redoubt.secondedition.campaign;

import java.util.List;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.Achievements;

/** Everybody in a mission alone has these achievements. */
record TickAchievements(List<String> achievements) implements Effect<Table> {
    TickAchievements {
        achievements = List.copyOf(achievements);
    }

    @Override
    public void happen(Play<Table> play) {
        Achievements written = Achievements.of(play.table());
        for (Survivor survivor : play.table().survivors()) {
            for (String achievement : achievements) {
                written = written.with(survivor.id(), achievement);
            }
        }
        play.table(play.table().with(written));
    }
}
