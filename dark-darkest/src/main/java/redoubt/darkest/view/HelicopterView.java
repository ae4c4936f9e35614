package redoubt.darkest.view;

import java.util.List;
import java.util.Optional;
import redoubt.board.Side;
import redoubt.board.Zone;

/**
 * The Helicopter: the tile it hovers beside, by its room or hall, and on which side; the room behind the window, if there is one; its
 * platform and the zombies there; the Round of the escape, 0 before it; how many must board, and who has.
 */
public record HelicopterView(
        Zone tile,
        Side side,
        Optional<Zone> window,
        Zone platform,
        int zombies,
        int round,
        int needed,
        List<String> boarded) {
    public HelicopterView {
        boarded = List.copyOf(boarded);
    }
}
