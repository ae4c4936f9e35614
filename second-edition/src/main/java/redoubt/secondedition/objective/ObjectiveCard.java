package redoubt.secondedition.objective;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import redoubt.board.Zone;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;

/**
 * An objective card or a note of a mission: how it is come by, where it lies (a zone, borders with doors, or beside the board), and what
 * happens when it is read. It is called by its entry in the ledger, such as {@code WZ-M01C-02}.
 */
public record ObjectiveCard(String id, Kind kind, Optional<Zone> zone, List<Integer> doors, List<Part> parts) {
    /** How a card is come by. */
    public enum Kind {
        /** Taken in its zone with an action. */
        ZONE,
        /** Taken by whoever opens its door. */
        DOOR,
        /** Beside the board until something of the mission reveals it. */
        TIMED,
        /** Beside the board until another card says to read it. */
        NOTE
    }

    /**
     * One thing that a card makes happen: always or only in one branch of its choice, if a condition holds, before its door opens or after
     * that.
     */
    public record Part(String branch, boolean isAfterOpening, Condition condition, CardEffect effect) {
        /** The branch of parts that belong to no choice. */
        public static final String ALWAYS = "";

        boolean isOfChoice() {
            return !branch.equals(ALWAYS);
        }
    }

    public ObjectiveCard {
        doors = List.copyOf(doors);
        parts = List.copyOf(parts);
    }

    public RuleId rule() {
        return new RuleId(id);
    }

    List<Part> parts(boolean isAfterOpening) {
        return parts.stream()
                .filter(part -> part.isAfterOpening() == isAfterOpening)
                .toList();
    }

    /** The branches of its choice that can be carried out now. */
    List<String> open(Table table, Reading reading) {
        Set<String> branches = new LinkedHashSet<>();
        for (Part part : parts) {
            if (part.isOfChoice()) {
                branches.add(part.branch());
            }
        }
        for (Part part : parts) {
            if (part.isOfChoice() && !part.effect().isPossible(table, reading)) {
                branches.remove(part.branch());
            }
        }
        return new ArrayList<>(branches);
    }
}
