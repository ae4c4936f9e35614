package redoubt.horde.combat;

import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Zombies are eliminated without a killer, and nobody gains adrenaline. */
public record RemoveZombies(Zone zone, int kind, int count, Optional<RuleId> rule) implements Effect<Table> {
    public RemoveZombies(Zone zone, int kind, int count) {
        this(zone, kind, count, Optional.empty());
    }

    @Override
    public void happen(Play<Table> play) {
        EliminateZombies.fall(play, Optional.empty(), zone, kind, count, rule);
    }
}
