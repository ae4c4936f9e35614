package redoubt.horde.zombies;

import java.util.List;
import java.util.Optional;
import redoubt.board.Figures;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.ZombieRuling;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;

/** Zombies that use their action for something other than an attack or a move. */
final class OtherUses {
    private OtherUses() {}

    /** What zombies of a kind do in a zone according to a ruling. */
    @FunctionalInterface
    interface Use {
        Optional<Step<Table>> of(ZombieRuling ruling, Table table, Zone zone, int kind);
    }

    /** Those without such a use; what the others do is added to {@code steps}. */
    static Figures without(Table table, Figures moving, Use use, List<Step<Table>> steps) {
        List<ZombieRuling> rulings = Rulings.common(table, ZombieRuling.HOOK);
        Figures free = moving;
        ZoneSet where = rulings.isEmpty() ? ZoneSet.EMPTY : moving.where();
        for (int index = where.first(); index != ZoneSet.NONE; index = where.nextAfter(index)) {
            Zone zone = table.zone(index);
            for (int kind = 0; kind < moving.kinds(); kind++) {
                int count = moving.count(index, kind);
                if (count > 0 && isUsed(table, rulings, use, zone, kind, steps)) {
                    free = free.minus(index, kind, count);
                }
            }
        }
        return free;
    }

    private static boolean isUsed(
            Table table, List<ZombieRuling> rulings, Use use, Zone zone, int kind, List<Step<Table>> steps) {
        for (int i = 0; i < rulings.size(); i++) {
            Optional<Step<Table>> step = use.of(rulings.get(i), table, zone, kind);
            if (step.isPresent()) {
                steps.add(step.get());
                return true;
            }
        }
        return false;
    }
}
