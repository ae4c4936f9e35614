package redoubt.horde.skills;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.action.Move;
import redoubt.horde.action.MoveOn;
import redoubt.horde.rulings.SpawnRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;

/** When zombies appear in the survivor's zone or at range 1, the survivor may move at once for free, once for each card. */
public record Sidestep() implements Skill, SpawnRuling {
    @Override
    public String name() {
        return "Sidestep";
    }

    @Override
    public List<Step<Table>> spawned(Table table, Survivor survivor, List<Zone> zones) {
        return CombatReflexes.near(table, survivor, zones).isEmpty()
                ? List.of()
                : List.of(new MoveOn(survivor.id(), Move.zonesPerMove(table, survivor), 0, table.cite(Cite.SIDESTEP)));
    }
}
