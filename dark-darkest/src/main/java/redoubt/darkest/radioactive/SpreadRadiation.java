package redoubt.darkest.radioactive;

import static redoubt.kernel.RuleId.rule;

import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/**
 * The sixth step of Upkeep: two tiles beside contaminated ones are contaminated; if no marker is left in the house, the leak begins
 * again at the Reactor (DD-RAD-06, DD-RAD-21, DD-RAD-29).
 */
public record SpreadRadiation() implements Effect<Table> {
    private static final RuleId RULE = rule("DD-RAD-06");
    private static final int TILES = 2;

    @Override
    public void happen(Play<Table> play) {
        if (Radiation.of(play.table()).tiles().isEmpty()) {
            Leak.flow(play);
        } else {
            play.then(PlaceMarker.beside(play.table(), TILES, RULE));
        }
    }
}
