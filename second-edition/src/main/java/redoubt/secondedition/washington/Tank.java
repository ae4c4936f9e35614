package redoubt.secondedition.washington;

import redoubt.board.Zone;
import redoubt.horde.rulings.EntryRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.secondedition.ground.Ground;

/** Climbing onto the tank costs one action more; getting off costs nothing (WZ-TANK-03). */
public record Tank(Ground ground) implements EntryRuling {
    @Override
    public int toll(Table table, Survivor mover, Zone to) {
        return ground.isTank(table.terrain(), to.index()) ? 1 : 0;
    }
}
