package redoubt.whitedeath.skills;

import redoubt.board.Gait;
import redoubt.horde.rulings.MoveRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** The survivor enters and leaves ramparts without stairs or ladders. */
public record WallClimber(Gait climbing) implements Skill, MoveRuling {
    @Override
    public String name() {
        return "Wall climber";
    }

    @Override
    public Gait gait(Table table, Survivor mover, Gait gait) {
        return climbing;
    }
}
