package redoubt.secondedition.modes;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Mode;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;
import redoubt.secondedition.washington.Clock;
import redoubt.secondedition.washington.LightWakes;
import redoubt.secondedition.washington.Night;

/** The setting {@code clock}: a mission without an hour of its own begins at this one, and night falls as in the campaign. */
record ClockAtStart() implements Mode {
    private static final RuleId RULE = new RuleId("WZ-CLOCK-03");
    private static final List<String> HOURS =
            IntStream.range(0, Clock.HOURS).mapToObj(Integer::toString).toList();

    @Override
    public String setting() {
        return "clock";
    }

    @Override
    public Optional<SettingCard> card() {
        return Optional.of(new SettingCard(setting(), HOURS, 1, 1));
    }

    @Override
    public MissionPlan applied(MissionPlan plan, List<String> values) {
        if (values.size() != 1 || !HOURS.contains(values.getFirst())) {
            throw SetUpRefused.ofSetting(
                    RULE, setting(), "clock is the hour at which the mission begins, from 0 to 23");
        }
        if (plan.annexes().stream().anyMatch(Clock.class::isInstance)) {
            throw SetUpRefused.ofSetting(RULE, setting(), plan.id() + " has an hour of its own to begin at");
        }
        return plan.withAnnex(new Clock(Integer.parseInt(values.getFirst())))
                .withRuling(new Clock.Runs())
                .withRuling(new Night())
                .withRuling(new LightWakes());
    }
}
