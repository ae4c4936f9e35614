package redoubt.darkest.radioactive;

import static redoubt.kernel.RuleId.rule;

import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** The Reactor leaks: one Radiation marker goes into it and one onto a tile beside it (DD-RAD-05). */
public record Leak() implements Effect<Table> {
    private static final RuleId RULE = rule("DD-RAD-05");

    @Override
    public void happen(Play<Table> play) {
        play.table(play.table().with(Radiation.of(play.table()).with(Radiation.Reactor.LEAKING)));
        play.log(new RadiationEvent.ReactorLeaked(RULE));
        flow(play);
    }

    /** The first markers of a leak. */
    static void flow(Play<Table> play) {
        Table table = play.table();
        int tile = Radiation.reactorTile(table);
        play.table(table.with(Radiation.of(table).withTile(tile)));
        play.log(new RadiationEvent.TileContaminated(
                RULE, table.zone(table.house().hall(tile))));
        play.then(PlaceMarker.beside(play.table(), 1, RULE));
    }
}
