package redoubt.horde.mission;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import redoubt.horde.danger.Track;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;

/** A setting that is {@code yes} or not named at all, and how missions are played with it. */
public record YesSetting(RuleId rule, String setting, UnaryOperator<MissionPlan> change) implements Mode {
    private static final String YES = "yes";

    /** The setting {@code ultrared}: beyond the last point the marker starts again, and every level can be reached once more. */
    public static YesSetting ultrared(RuleId rule) {
        return new YesSetting(rule, "ultrared", plan -> plan.withRuling(Track.ULTRARED));
    }

    @Override
    public Optional<SettingCard> card() {
        return Optional.of(SettingCard.oneOf(setting, YES));
    }

    @Override
    public MissionPlan applied(MissionPlan plan, List<String> values) {
        if (!values.equals(List.of(YES))) {
            throw SetUpRefused.ofSetting(rule, setting, setting + " is \"yes\", or not named at all");
        }
        return change.apply(plan);
    }
}
