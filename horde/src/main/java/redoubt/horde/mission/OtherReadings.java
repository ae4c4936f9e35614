package redoubt.horde.mission;

import java.util.List;
import java.util.Optional;
import redoubt.content.Spelling;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.Switch;
import redoubt.kernel.TableRules;

/** The setting {@code other-readings}: the ids of house rulings that the group reads differently. */
public record OtherReadings(List<Reading> readings) implements Mode {
    private static final String SETTING = "other-readings";

    public OtherReadings {
        readings = List.copyOf(readings);
    }

    @Override
    public String setting() {
        return SETTING;
    }

    @Override
    public List<Switch> switches() {
        return readings.stream().map(Reading::said).toList();
    }

    @Override
    public MissionPlan applied(MissionPlan plan, List<String> values) {
        MissionPlan changed = plan;
        for (String id : values.stream().distinct().toList()) {
            changed = find(id).orElseThrow(() -> refusal(id)).change().apply(changed);
        }
        return changed;
    }

    private Optional<Reading> find(String id) {
        return readings.stream()
                .filter(reading -> reading.said().rule().id().equals(id))
                .findFirst();
    }

    private SetUpRefused refusal(String id) {
        List<String> known =
                readings.stream().map(reading -> reading.said().rule().id()).toList();
        String suggestion = Spelling.nearest(id, known)
                .map(nearest -> "did you mean " + nearest + "?")
                .orElse("take one of " + String.join(", ", known));
        return SetUpRefused.ofSetting(
                TableRules.KNOWN_SETTING, SETTING, "there is no other reading of \"" + id + "\"; " + suggestion);
    }
}
