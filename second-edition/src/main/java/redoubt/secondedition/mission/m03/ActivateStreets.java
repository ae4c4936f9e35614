package redoubt.secondedition.mission.m03;

import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.table.Table;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.kernel.Play;
import redoubt.secondedition.ground.Ground;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** All zombies in the streets make an extra activation. */
public record ActivateStreets(Ground ground) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        ZoneSet streets = streets(play.table());
        if (!streets.isEmpty()) {
            play.then(new ActivateZombies(new Activation(List.of(), streets, Optional.empty())));
        }
    }

    /** The streets with zombies in them. */
    private ZoneSet streets(Table table) {
        ZoneSet crowded = table.zombies().where();
        ZoneSet streets = ZoneSet.EMPTY;
        for (int zone = crowded.first(); zone != ZoneSet.NONE; zone = crowded.nextAfter(zone)) {
            streets = table.terrain().zoneKind(zone) == ground.street() ? streets.with(zone) : streets;
        }
        return streets;
    }
}
