package redoubt.livingdead.ghouls;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;

/** A molotov may move the spawn tokens of the zone it hits; in some scenes the white one stays. */
public record FireMovesTokens() implements AfterEvent {
    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.ZoneBurnt burnt) {
            boolean isWhiteFixed =
                    !play.table().mission().rulings(WhiteTokenStays.class).isEmpty();
            List<String> tokens = new ArrayList<>();
            for (SpawnPoint point : play.table().spawnPoints()) {
                boolean isFixed = isWhiteFixed && point.name().equals(SpawnOrder.WHITE);
                if (point.zone().equals(burnt.zone()) && !isFixed) {
                    tokens.add(point.name());
                }
            }
            if (!tokens.isEmpty()) {
                play.then(new MoveSpawnTokens(burnt.survivor(), tokens));
            }
        }
    }
}
