package redoubt.whitedeath.necromancer;

import java.util.OptionalInt;
import redoubt.board.Zone;
import redoubt.horde.spawning.CreatureDeck;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.whitedeath.beacon.Stronghold;

/** Another necromancer comes beside the Defiler; it brings no spawn zone. */
record DrawNecromancer(Zone zone) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        OptionalInt kind =
                CreatureDeck.draw(play, Necromancers.DECK, Stronghold.NECROMANCER, NecromancerRules.ANOTHER_COMES);
        if (kind.isPresent()) {
            play.then(new PlaceZombies(kind.getAsInt(), 1, zone));
        }
    }
}
