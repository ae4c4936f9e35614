package redoubt.darkest.victims;

import java.util.Optional;
import redoubt.darkest.table.Table;
import redoubt.darkest.view.VictimsView;

/** Makes the view of the Victims. */
public final class VictimsShown {
    private VictimsShown() {}

    public static Optional<VictimsView> of(Table table) {
        return table.annexes()
                .find(Victims.class)
                .map(victims -> new VictimsView(
                        victims.inHouse().stream()
                                .map(victim -> new VictimsView.VictimView(
                                        victim.number(),
                                        table.zone(victim.room()),
                                        victim.isWounded(),
                                        victim.hasMoved(),
                                        table.isAnybodyIn(victim.room())))
                                .toList(),
                        victims.saved(),
                        victims.lost()));
    }
}
