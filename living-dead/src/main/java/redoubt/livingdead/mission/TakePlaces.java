package redoubt.livingdead.mission;

import java.util.List;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.livingdead.edition.ScenePage;

/** The survivors begin where the scene says (NL-SETUP-09). */
record TakePlaces(List<ScenePage.Start> starts) implements Effect<Table> {
    TakePlaces {
        starts = List.copyOf(starts);
    }

    @Override
    public void happen(Play<Table> play) {
        for (ScenePage.Start start : starts) {
            for (Survivor survivor : play.table().survivors()) {
                if (start.survivors().contains(survivor.name())) {
                    play.table(play.table().with(survivor.withZone(start.zone())));
                    play.log(new HordeEvent.SurvivorPlaced(
                            play.table().cite(Cite.SET_UP_START), survivor.id(), start.zone()));
                }
            }
        }
    }
}
