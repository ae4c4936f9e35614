package redoubt.secondedition.modes;

import java.util.List;
import java.util.Optional;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Mode;
import redoubt.horde.rulings.Eyesight;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;
import redoubt.secondedition.ground.Ground;
import redoubt.secondedition.sight.LineOfSight;

/** The setting {@code dark-zones}: dark zones are seen only from next to them, and are hard to shoot into. */
record DarkZones(Ground ground) implements Mode {
    private static final RuleId RULE = new RuleId("Z2-DARK-01");

    @Override
    public String setting() {
        return "dark-zones";
    }

    @Override
    public Optional<SettingCard> card() {
        return Optional.of(SettingCard.oneOf(setting(), "yes"));
    }

    @Override
    public MissionPlan applied(MissionPlan plan, List<String> values) {
        if (!values.equals(List.of("yes"))) {
            throw SetUpRefused.ofSetting(RULE, setting(), "dark-zones is \"yes\", or not named at all");
        }
        return plan.withRuling(new Eyesight(LineOfSight.withDarkZones(ground))).withRuling(new ShootingIntoTheDark());
    }
}
