package redoubt.darkest.creatures;

import java.util.List;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.rulings.BeastRuling;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Table;
import redoubt.kernel.Step;

/** It shoots: every room with survivors in sight within two rooms is attacked; its Reinforcements do nothing (DD-GAP-62). */
record SecurityGuard() implements BeastRuling {
    @Override
    public List<Step<Table>> specialAttack(Table table, Beast beast, int room, List<CreatureFace> results) {
        return List.of();
    }

    @Override
    public boolean attacksFromAfar() {
        return true;
    }
}
