package redoubt.kernel;

import java.util.List;
import java.util.Optional;

/**
 * What a campaign has come to, for people to read: a sheet for each person, what was found, who has fallen, and what the past
 * changes in the mission at hand. Names of lines and kinds of marks are put into words by the messages of the game.
 */
public record CampaignView(List<Sheet> sheets, List<Found> found, List<Fallen> fallen, List<Mark> changes)
        implements View {
    public CampaignView {
        sheets = List.copyOf(sheets);
        found = List.copyOf(found);
        fallen = List.copyOf(fallen);
        changes = List.copyOf(changes);
    }

    /** The sheet of one person, whose place they took if somebody was lost, and the seat that plays them. */
    public record Sheet(Mark who, Optional<Mark> follows, int seat, List<Line> lines) {
        public Sheet {
            lines = List.copyOf(lines);
        }

        public Sheet(Mark who, int seat, List<Line> lines) {
            this(who, Optional.empty(), seat, lines);
        }
    }

    /** A line of a sheet. */
    public sealed interface Line {
        String name();
    }

    /** Boxes that are ticked one by one; those at a milestone bring a reward. */
    public record Track(String name, int value, int most, List<Integer> milestones) implements Line {
        public Track {
            milestones = List.copyOf(milestones);
        }

        public Track(String name, int value, int most) {
            this(name, value, most, List.of());
        }
    }

    /** Things that a person has, such as cards or skills, and the number on each that matters to the campaign, if they have any. */
    public record Things(String name, List<Mark> things, List<Integer> numbers) implements Line {
        public Things {
            things = List.copyOf(things);
            numbers = List.copyOf(numbers);
        }

        public Things(String name, List<Mark> things) {
            this(name, things, List.of());
        }
    }

    /** Something found or achieved in a mission, and the missions in which it matters; none if in all that follow. */
    public record Found(Mark what, String mission, List<String> matters) {
        public Found {
            matters = List.copyOf(matters);
        }
    }

    /** Somebody who was lost for good: in which mission and round, and by which rule. */
    public record Fallen(Mark who, String mission, int round, RuleId rule) {}
}
