package redoubt.horde.spawning;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import redoubt.board.Zone;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A zombie of a family comes off its deck, if one is left; {@code filled} are the zones that the same card has filled before. */
record BringOne(RuleId rule, String family, Zone zone, List<Zone> filled) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        OptionalInt kind = CreatureDeck.draw(play, family.toLowerCase(Locale.ROOT), family, rule);
        if (kind.isPresent()) {
            play.then(new PlaceZombies(kind.getAsInt(), 1, zone).after(filled));
        } else {
            PlaceZombies.react(play, filled);
        }
    }
}
