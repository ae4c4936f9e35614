package redoubt.darkest.creatures;

import java.util.List;
import java.util.Optional;
import redoubt.board.Side;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.reaction.AssignResult;
import redoubt.darkest.reaction.Attack;
import redoubt.darkest.reaction.Onslaught;
import redoubt.darkest.rulings.BeastRuling;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Table;
import redoubt.kernel.Step;

/** Next to a wall each of its Reinforcements is Serious damage (DD-BEAST-04, DD-GAP-64). */
record Gorilla() implements BeastRuling {
    @Override
    public List<Step<Table>> specialAttack(Table table, Beast beast, int room, List<CreatureFace> results) {
        return isBesideWall(table, beast.room())
                ? List.of(new AssignResult(new Onslaught(room, Attack.By.CREATURE, beast.room()), CreatureFace.SERIOUS))
                : List.of();
    }

    /** Whether a side of the room is a wall, a window or a closed door. */
    private static boolean isBesideWall(Table table, int room) {
        for (Side side : Side.values()) {
            Optional<Integer> edge = table.house().step(room, side);
            if (edge.isEmpty() || !table.ways().isOpen(table.terrain(), edge.get())) {
                return true;
            }
        }
        return false;
    }
}
