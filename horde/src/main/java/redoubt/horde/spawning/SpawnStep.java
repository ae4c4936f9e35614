package redoubt.horde.spawning;

import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.SpawnRuling;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** Every active spawn token draws a card, in order; extra cards go round again from the first. */
public record SpawnStep() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        int extra = 0;
        for (SpawnRuling ruling : Rulings.common(play.table(), SpawnRuling.class)) {
            extra += ruling.extraCards(play.table());
        }
        play.then(SpawnNext.first(extra), new EndSpawnStep());
    }
}
