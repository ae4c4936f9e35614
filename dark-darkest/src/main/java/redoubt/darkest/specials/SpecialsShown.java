package redoubt.darkest.specials;

import java.util.Optional;
import redoubt.darkest.table.Table;
import redoubt.darkest.view.SpecialsView;

/** Makes the view of the special zombies. */
public final class SpecialsShown {
    private SpecialsShown() {}

    public static Optional<SpecialsView> of(Table table) {
        return table.annexes()
                .find(Specials.class)
                .map(specials -> new SpecialsView(specials.figures().stream()
                        .map(figure -> new SpecialsView.Figure(figure.kind().word(), table.zone(figure.room())))
                        .toList()));
    }
}
