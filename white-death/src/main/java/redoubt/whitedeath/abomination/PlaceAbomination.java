package redoubt.whitedeath.abomination;

import java.util.List;
import java.util.OptionalInt;
import redoubt.board.Zone;
import redoubt.horde.spawning.CreatureDeck;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.whitedeath.beacon.Stronghold;

/** An abomination that is not on the board yet comes into a zone; {@code filled} are zones that the same card has filled before. */
record PlaceAbomination(RuleId rule, Zone zone, List<Zone> filled) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        OptionalInt kind = CreatureDeck.draw(play, CreatureDeck.ABOMINATIONS, Stronghold.ABOMINATION, rule);
        if (kind.isPresent()) {
            play.then(new PlaceZombies(kind.getAsInt(), 1, zone).after(filled));
        } else {
            PlaceZombies.react(play, filled);
        }
    }
}
