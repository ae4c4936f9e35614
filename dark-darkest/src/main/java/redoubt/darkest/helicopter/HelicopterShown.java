package redoubt.darkest.helicopter;

import java.util.Optional;
import redoubt.darkest.house.House;
import redoubt.darkest.table.Fate;
import redoubt.darkest.table.Table;
import redoubt.darkest.view.HelicopterView;

/** Makes the view of the Helicopter. */
public final class HelicopterShown {
    private HelicopterShown() {}

    public static Optional<HelicopterView> of(Table table) {
        return table.annexes().find(Helicopter.class).map(helicopter -> view(table, helicopter));
    }

    private static HelicopterView view(Table table, Helicopter helicopter) {
        House house = table.house();
        Positions.Position at = Positions.ALL.get(helicopter.position());
        return new HelicopterView(
                house.zone(house.hall(at.tile())),
                at.side(),
                helicopter.window(table).map(house::zone),
                house.zone(house.platform()),
                table.menace().zombies(house.platform()),
                helicopter.round(),
                helicopter.needed(),
                table.survivors().stream()
                        .filter(survivor -> survivor.body().fate() == Fate.SAFE)
                        .map(survivor -> survivor.board().name())
                        .toList());
    }
}
