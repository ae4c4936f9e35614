package redoubt.horde.skills;

import redoubt.horde.rulings.MoveRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** Zombies cost the survivor nothing when moving away; the rulebook decides whether those in a zone entered end the move. */
public record Slippery(boolean isStopped) implements Skill, MoveRuling {
    @Override
    public String name() {
        return "Slippery";
    }

    @Override
    public boolean isStoppedByZombies(Table table, Survivor mover) {
        return isStopped;
    }

    @Override
    public int penalty(Table table, Survivor mover, int penalty) {
        return 0;
    }
}
