package redoubt.whitedeath.mission.rules;

import java.util.List;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Whoever takes an objective gets what the mission gives for its colour. */
public record Rewards(List<ForColour> all) implements AfterEvent {
    /** Stands for every colour. */
    public static final String ANY = "any";

    /** What objectives of a colour give, and by which rule. */
    public record ForColour(String colour, List<Reward> rewards, RuleId rule) {
        public ForColour {
            rewards = List.copyOf(rewards);
        }
    }

    public Rewards {
        all = List.copyOf(all);
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (!(event instanceof HordeEvent.ObjectiveTaken taken)) {
            return;
        }
        for (ForColour each : all) {
            if (each.colour().equals(taken.colour()) || each.colour().equals(ANY)) {
                for (Reward reward : each.rewards()) {
                    play.log(new MissionEvent.RewardGained(each.rule(), taken.survivor(), reward.name()));
                }
                play.then(each.rewards().stream()
                        .map(reward -> reward.step(taken.survivor(), each.rule()))
                        .toList());
            }
        }
    }
}
