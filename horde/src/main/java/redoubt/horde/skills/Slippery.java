package redoubt.horde.skills;

import redoubt.horde.rulings.MoveRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** Zombies cost the survivor nothing when moving away and do not end its moves. */
public record Slippery() implements Skill, MoveRuling {
    @Override
    public String name() {
        return "Slippery";
    }

    @Override
    public int penalty(Table table, Survivor mover, int penalty) {
        return 0;
    }

    @Override
    public boolean isStoppedByZombies() {
        return false;
    }
}
