package redoubt.secondedition.modes;

import java.util.List;
import java.util.Optional;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Mode;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;
import redoubt.secondedition.decks.PlainDecks;

/** The setting {@code advanced-decks}: the cards have all-out dice, and weapons may break. */
record AdvancedDecks() implements Mode {
    private static final RuleId RULE = new RuleId("WZ-ADV-01");

    @Override
    public String setting() {
        return "advanced-decks";
    }

    @Override
    public Optional<SettingCard> card() {
        return Optional.of(SettingCard.oneOf(setting(), "yes"));
    }

    @Override
    public MissionPlan applied(MissionPlan plan, List<String> values) {
        if (!values.equals(List.of("yes"))) {
            throw SetUpRefused.ofSetting(RULE, setting(), "advanced-decks is \"yes\", or not named at all");
        }
        return plan.withRulings(plan.rulings().stream()
                .filter(ruling -> !(ruling instanceof PlainDecks))
                .toList());
    }
}
