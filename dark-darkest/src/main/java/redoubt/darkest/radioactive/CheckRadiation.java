package redoubt.darkest.radioactive;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.darkest.print.SurvivorFace;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/**
 * Survivors who came into a room make their Radiation checks, each for itself: once for a contaminated tile, otherwise once for a
 * room with somebody contaminated (DD-RAD-08 to DD-RAD-11, DD-RAD-28, DD-GAP-77, DD-GAP-78).
 */
public record CheckRadiation(List<Integer> places, List<Integer> fromOtherTile, int room) implements Effect<Table> {
    private static final RuleId TILE = rule("DD-RAD-08");
    private static final RuleId COMPANY = rule("DD-RAD-09");
    private static final int MOST = 3;
    private static final int OF_ENEMIES = 2;
    private static final int OF_SURVIVORS = 1;
    private static final int OF_HELPERS = 2;

    public CheckRadiation {
        places = List.copyOf(places);
        fromOtherTile = List.copyOf(fromOtherTile);
    }

    @Override
    public void happen(Play<Table> play) {
        for (int place : places) {
            Survivor survivor = play.table().survivor(place);
            if (survivor.isPlaying() && survivor.room() == room) {
                check(play, survivor);
            }
        }
    }

    private void check(Play<Table> play, Survivor survivor) {
        Table table = play.table();
        Radiation radiation = Radiation.of(table);
        boolean dirty = radiation.isContaminated(table.house().tile(room));
        int danger = dirty ? (fromOtherTile.contains(survivor.place()) ? MOST : 0) : company(table, radiation);
        int dice = Math.min(danger, most(table, survivor));
        int markers = radiation.markers(survivor);
        if (dice == 0 || markers == Radiation.MOST_MARKERS) {
            return;
        }
        List<SurvivorFace> faces = Dice.rollSurvivor(play, dice);
        boolean contaminated = faces.contains(SurvivorFace.FAILURE);
        play.log(new RadiationEvent.RadiationChecked(dirty ? TILE : COMPANY, survivor.person(), faces, contaminated));
        if (contaminated) {
            play.table(table.with(radiation.withMarkers(survivor.place(), markers + 1)));
        }
    }

    /** The dice for whoever is contaminated in a clean room: enemies two, survivors who were there one. */
    private int company(Table table, Radiation radiation) {
        boolean creature = radiation.isCreatureContaminated()
                && table.menace()
                        .creature()
                        .filter(beast -> beast.room() == room)
                        .isPresent();
        boolean enemies = creature || radiation.hordes().contains(room);
        boolean survivors = table.in(room).stream()
                .anyMatch(other -> !places.contains(other.place()) && radiation.markers(other) > 0);
        return (enemies ? OF_ENEMIES : 0) + (survivors ? OF_SURVIVORS : 0);
    }

    /** The Specialist and whoever wears a suit roll one die, those who come in with the Specialist two at most (DD-RAD-10). */
    private int most(Table table, Survivor survivor) {
        if (Decontaminate.isSpecialist(survivor) || survivor.pack().hasEquipped(Radioactive.SUIT)) {
            return 1;
        }
        boolean helps = places.stream().map(table::survivor).anyMatch(Decontaminate::isSpecialist);
        return helps ? OF_HELPERS : MOST;
    }
}
