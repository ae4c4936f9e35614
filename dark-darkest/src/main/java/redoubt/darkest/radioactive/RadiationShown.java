package redoubt.darkest.radioactive;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.darkest.view.RadiationView;

/** Makes the view of the radiation. */
public final class RadiationShown {
    private RadiationShown() {}

    public static Optional<RadiationView> of(Table table) {
        return table.annexes().find(Radiation.class).map(radiation -> view(table, radiation));
    }

    private static RadiationView view(Table table, Radiation radiation) {
        List<Zone> hordes = new ArrayList<>();
        radiation.hordes().forEachIndex(room -> hordes.add(table.zone(room)));
        return new RadiationView(
                radiation.reactor().name().toLowerCase(Locale.ROOT),
                leak(table),
                radiation.chips(),
                radiation.tiles().stream()
                        .map(tile -> table.zone(table.house().hall(tile)))
                        .toList(),
                hordes,
                radiation.isCreatureContaminated(),
                table.survivors().stream()
                        .map(survivor -> dose(radiation, survivor))
                        .toList());
    }

    private static int leak(Table table) {
        for (ExpansionRuling expansion : Expansions.of(table)) {
            if (expansion instanceof Radioactive radioactive) {
                return radioactive.leak();
            }
        }
        throw new IllegalStateException("radiation without its expansion");
    }

    private static RadiationView.Dose dose(Radiation radiation, Survivor survivor) {
        return new RadiationView.Dose(
                survivor.board().name(), radiation.markers(survivor), Decontaminate.isSpecialist(survivor));
    }
}
