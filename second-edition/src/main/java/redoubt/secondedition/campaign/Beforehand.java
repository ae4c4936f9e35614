package redoubt.secondedition.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Mode;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;
import redoubt.kernel.Step;
import redoubt.secondedition.objective.Finds;

/**
 * The settings {@code achievements} and {@code keywords}: what the team of a mission alone has achieved and found in earlier missions
 * (WZ-ALONE-02).
 */
public record Beforehand(String setting, List<Deed> deeds) implements Mode {
    static final String ACHIEVEMENTS = "achievements";
    static final String KEYWORDS = "keywords";

    private static final RuleId RULE = new RuleId("WZ-ALONE-02");
    /** The mission that could not be won without these. */
    private static final String BUNKER = "WZ-M09";

    private static final List<String> KEYS = List.of("electronic-card", "power");

    public static List<Mode> modes() {
        return List.of(new Beforehand(ACHIEVEMENTS, Deed.ACHIEVEMENTS), new Beforehand(KEYWORDS, Deed.KEYWORDS));
    }

    /** The mission as it is played alone when nothing is ticked. */
    public static MissionPlan alone(MissionPlan plan) {
        return plan.id().equals(BUNKER) ? withKeywords(plan, KEYS) : plan;
    }

    @Override
    public Optional<SettingCard> card() {
        return Optional.of(new SettingCard(setting, Deed.names(deeds), 1, deeds.size()));
    }

    @Override
    public MissionPlan applied(MissionPlan plan, List<String> values) {
        for (String value : values) {
            Deed deed = Deed.named(deeds, value)
                    .orElseThrow(
                            () -> refused("there is no " + value + " among the " + setting + " " + Deed.names(deeds)));
            if (InfectedState.number(plan.id()) <= deed.mission()) {
                throw refused(value + " comes from mission " + deed.mission() + ", which is not before "
                        + plan.card().title());
            }
        }
        return setting.equals(KEYWORDS) ? withKeywords(plan, values) : withAchievements(plan, values);
    }

    private static MissionPlan withKeywords(MissionPlan plan, List<String> keywords) {
        List<String> all = new ArrayList<>(keywords);
        if (plan.id().equals(BUNKER)) {
            KEYS.stream().filter(key -> !all.contains(key)).forEach(all::add);
        }
        return plan.withAnnex(new Finds(all, List.of()));
    }

    private static MissionPlan withAchievements(MissionPlan plan, List<String> achievements) {
        List<Step<Table>> opening = new ArrayList<>(plan.opening());
        opening.addFirst(new TickAchievements(achievements));
        return plan.withOpening(opening);
    }

    private SetUpRefused refused(String reason) {
        return SetUpRefused.ofSetting(RULE, setting, reason);
    }
}
