package redoubt.whitedeath.mission.rules;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

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
                give(each, taken.survivor(), play);
            }
        }
    }

    private static void give(ForColour gift, SurvivorId taker, Play<Table> play) {
        List<Step<Table>> later = new ArrayList<>();
        for (Reward reward : gift.rewards()) {
            play.log(new MissionEvent.RewardGained(gift.rule(), taker, reward.name()));
            // A token is kept at once; for a moment it would be neither on the board nor on a dashboard and seem lost.
            if (reward.step(taker, gift.rule()) instanceof KeepToken token) {
                token.happen(play);
            } else {
                later.add(reward.step(taker, gift.rule()));
            }
        }
        play.then(later);
    }
}
