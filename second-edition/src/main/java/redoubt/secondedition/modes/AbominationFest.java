package redoubt.secondedition.modes;

import java.util.List;
import java.util.Optional;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Mode;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;
import redoubt.secondedition.abomination.Fest;

/** The setting {@code abomination-fest}: how many abominations may be on the board together. */
record AbominationFest() implements Mode {
    private static final RuleId RULE = new RuleId("Z2-FEST-01");
    private static final List<String> NUMBERS = List.of("2", "3", "4");

    @Override
    public String setting() {
        return "abomination-fest";
    }

    @Override
    public Optional<SettingCard> card() {
        return Optional.of(SettingCard.oneOf(setting(), NUMBERS.toArray(String[]::new)));
    }

    @Override
    public MissionPlan applied(MissionPlan plan, List<String> values) {
        if (values.size() != 1 || !NUMBERS.contains(values.getFirst())) {
            throw SetUpRefused.ofSetting(
                    RULE, setting(), "abomination-fest is the most abominations on the board, one of " + NUMBERS);
        }
        return plan.withRuling(new Fest(Integer.parseInt(values.getFirst())));
    }
}
