package redoubt.horde.mission;

import java.util.List;
import java.util.Optional;
import redoubt.horde.danger.Track;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;

/** The setting {@code ultrared}: beyond the last point the marker starts again, and every level can be reached once more. */
public record Ultrared(RuleId rule) implements Mode {
    @Override
    public String setting() {
        return "ultrared";
    }

    @Override
    public Optional<SettingCard> card() {
        return Optional.of(SettingCard.oneOf(setting(), "yes"));
    }

    @Override
    public MissionPlan applied(MissionPlan plan, List<String> values) {
        if (!values.equals(List.of("yes"))) {
            throw SetUpRefused.ofSetting(rule, setting(), "ultrared is \"yes\", or not named at all");
        }
        return plan.withRuling(Track.ULTRARED);
    }
}
