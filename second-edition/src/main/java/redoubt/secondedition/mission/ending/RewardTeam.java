package redoubt.secondedition.mission.ending;

import java.util.Optional;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.secondedition.objective.CardEvent;
import redoubt.secondedition.objective.effect.WriteAchievement;

/** The ending of a mission gives each survivor in play or escaped campaign experience, and all an achievement (WZ-ACH-04). */
public record RewardTeam(RuleId rule, int experience, Optional<String> achievement) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        achievement.ifPresent(name -> WriteAchievement.forAll(play, name, rule));
        for (Survivor survivor : play.table().survivors()) {
            if (survivor.presence() != Survivor.Presence.ELIMINATED && experience > 0) {
                Rulings.happened(play, new CardEvent.ExperienceGained(rule, survivor.id(), experience));
            }
        }
    }
}
