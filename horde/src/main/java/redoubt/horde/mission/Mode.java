package redoubt.horde.mission;

import java.util.List;

/** An agreed way to play a mission differently, such as an optional deck or a disputed ruling switched over. */
public interface Mode {
    /** The name of its setting. */
    String setting();

    /** The mission as it is played with these values; refuses values that make no sense. */
    MissionPlan applied(MissionPlan plan, List<String> values);
}
