package redoubt.livingdead.ghouls;

import java.util.Optional;
import redoubt.horde.openings.Openings;
import redoubt.horde.rulings.ZombieRuling;
import redoubt.horde.table.Table;
import redoubt.horde.table.Zone;
import redoubt.kernel.Step;

/** A kind of ghoul that, having nobody to attack, opens everything closed around its zone instead of moving. */
public record Breakers(int breaker, Openings openings) implements ZombieRuling {
    @Override
    public Optional<Step<Table>> insteadOfAttacking(Table table, Zone zone, int kind) {
        return kind == breaker
                        && !openings.shutAround(table.terrain(), zone.index()).isEmpty()
                ? Optional.of(new BreakOpen(openings, zone))
                : Optional.empty();
    }
}
