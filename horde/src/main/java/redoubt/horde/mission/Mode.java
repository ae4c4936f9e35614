package redoubt.horde.mission;

import java.util.List;
import java.util.Optional;
import redoubt.kernel.SettingCard;
import redoubt.kernel.Switch;

/** An agreed way to play a mission differently, such as an optional deck or the other reading of a disputed ruling. */
public interface Mode {
    /** The name of its setting. */
    String setting();

    /** The mission as it is played with these values; refuses values that make no sense. */
    MissionPlan applied(MissionPlan plan, List<String> values);

    /** What a group may choose; empty for house rulings, which are listed one by one. */
    default Optional<SettingCard> card() {
        return Optional.empty();
    }

    /** The house rulings that this setting reads differently. */
    default List<Switch> switches() {
        return List.of();
    }
}
