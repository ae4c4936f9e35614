package redoubt.darkest.view;

import java.util.List;
import redoubt.board.Zone;

/**
 * The radiation as everybody sees it: how the Reactor is and how many chips it has taken, the tiles with a marker by their room or
 * hall, the rooms with contaminated zombies, whether the Creature is contaminated, and the markers of survivors.
 */
public record RadiationView(
        String reactor,
        int leak,
        int chips,
        List<Zone> tiles,
        List<Zone> hordes,
        boolean isCreatureContaminated,
        List<Dose> doses) {
    /** The Radiation markers of a survivor. */
    public record Dose(String survivor, int markers, boolean isSpecialist) {}

    public RadiationView {
        tiles = List.copyOf(tiles);
        hordes = List.copyOf(hordes);
        doses = List.copyOf(doses);
    }
}
