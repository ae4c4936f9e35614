package redoubt.horde.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUpRefused;

/**
 * The setting {@code kept}: the mission is one of a series with the same survivors, who roll for their cards after a victory and bring
 * what they have kept from the last one, each as {@code Ada: Sword}, or {@code nothing}.
 */
public record Series(RuleId rule) implements Mode {
    public static final String SETTING = "kept";

    private static final String NOTHING = "nothing";
    private static final String PART = ": ";

    @Override
    public String setting() {
        return SETTING;
    }

    @Override
    public MissionPlan applied(MissionPlan plan, List<String> values) {
        List<Starting.Kept> kept = new ArrayList<>();
        if (!values.equals(List.of(NOTHING))) {
            values.forEach(value -> kept.add(kept(value)));
        }
        return plan.withStarting(plan.starting().withKept(kept)).withRuling(new KeepRolls());
    }

    private Starting.Kept kept(String value) {
        int part = value.indexOf(PART);
        if (part < 1) {
            throw SetUpRefused.ofSetting(
                    rule, setting(), "expected a survivor and a card, such as Ada: Sword, or nothing, not " + value);
        }
        return new Starting.Kept(value.substring(0, part), value.substring(part + PART.length()));
    }
}
