package redoubt.horde.rulings;

import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.table.Hook;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.Step;

/** Hook: zombies that skip an activation, do something other than move, or strike through armour. */
public interface ZombieRuling extends Ruling {
    Hook<ZombieRuling> HOOK = new Hook<>(9, ZombieRuling.class);

    /** Those of the activating zones whose zombies skip this whole activation. */
    default ZoneSet skipping(Table table, ZoneSet activating) {
        return ZoneSet.EMPTY;
    }

    /** What happens at once in zones that skip. */
    default List<Step<Table>> skipped(Table table, ZoneSet zones) {
        return List.of();
    }

    /** Whether armour is useless against zombies of this kind. */
    default boolean isArmourUseless(ZombieKind kind) {
        return false;
    }

    /** Whether a zombie of this kind takes the fire of a molotov on itself, so that nobody else in the zone is harmed. */
    default boolean isBurntAlone(ZombieKind kind) {
        return false;
    }

    /** What zombies of this kind with nobody to attack do before all moves, instead of moving; empty if nothing. */
    default Optional<Step<Table>> insteadOfAttacking(Table table, Zone zone, int kind) {
        return Optional.empty();
    }

    /** What zombies of this kind do instead of moving from their zone, after all others have moved; empty if they just move. */
    default Optional<Step<Table>> insteadOfMoving(Table table, Zone zone, int kind) {
        return Optional.empty();
    }
}
