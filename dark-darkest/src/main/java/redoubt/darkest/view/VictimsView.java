package redoubt.darkest.view;

import java.util.List;
import redoubt.board.Zone;

/** The Victims in the house, and how many are safe or lost. */
public record VictimsView(List<VictimView> victims, int saved, int lost) {
    /** A Victim and its room. */
    public record VictimView(int number, Zone room, boolean isWounded, boolean hasMoved, boolean isEscorted) {}

    public VictimsView {
        victims = List.copyOf(victims);
    }
}
