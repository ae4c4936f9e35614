package redoubt.horde.skills;

import redoubt.horde.rulings.MoveRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** Each of the survivor's move actions may cross one more zone. */
public record OneMoreZone() implements Skill, MoveRuling {
    @Override
    public String name() {
        return "+1 Zone per Move";
    }

    @Override
    public int zonesPerMove(Table table, Survivor mover, int zones) {
        return zones + 1;
    }
}
