package redoubt.secondedition.mission.m03;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.spawning.FillRooms;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.effect.SpawnZombies;

/**
 * If the building is spawned by opening the door of this card, one more zombie card is drawn for each of its dark zones on the tile; if
 * it was spawned before, nothing is added (WZ-M03C-03).
 */
public record SilentBlock(String card, List<Zone> dark) implements AfterEvent {
    public SilentBlock {
        dark = List.copyOf(dark);
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.BuildingOpened
                && CardsLaid.of(play.table()).fate(card) == CardsLaid.Fate.IN_HAND) {
            play.then(new FillRooms(SpawnZombies.PLACE, dark));
        }
    }
}
