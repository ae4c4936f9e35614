package redoubt.horde.zombies;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.ZombieRuling;
import redoubt.horde.table.Figures;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/**
 * The move part of an action begins: zombies that use their action otherwise before all moves do so, such as breaking doors;
 * {@code moving} are those of the acting zombies that have not attacked.
 */
record ZombiesMove(Activation activation, Figures acting, Figures moving, int action) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Figures present = Ranks.present(moving, table.zombies());
        List<ZombieRuling> rulings = new ArrayList<>();
        Rulings.common(table, ZombieRuling.class, rulings::add);
        List<Step<Table>> steps = new ArrayList<>();
        ZoneSet where = rulings.isEmpty() ? ZoneSet.EMPTY : present.where();
        Figures free = present;
        for (int zone = where.first(); zone != ZoneSet.NONE; zone = where.nextAfter(zone)) {
            for (int kind = 0; kind < present.kinds(); kind++) {
                if (present.count(zone, kind) > 0 && isBusy(table, rulings, zone, kind, steps)) {
                    free = free.minus(zone, kind, present.count(zone, kind));
                }
            }
        }
        steps.add(new PlanMoves(activation, Ranks.present(acting, table.zombies()), free, action));
        play.then(steps);
    }

    private static boolean isBusy(
            Table table, List<ZombieRuling> rulings, int zone, int kind, List<Step<Table>> steps) {
        for (ZombieRuling ruling : rulings) {
            Optional<Step<Table>> step = ruling.insteadOfAttacking(table, table.zone(zone), kind);
            if (step.isPresent()) {
                steps.add(step.get());
                return true;
            }
        }
        return false;
    }
}
