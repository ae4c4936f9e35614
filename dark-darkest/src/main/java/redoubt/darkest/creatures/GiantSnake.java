package redoubt.darkest.creatures;

import java.util.List;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.reaction.AssignResult;
import redoubt.darkest.reaction.Attack;
import redoubt.darkest.reaction.Onslaught;
import redoubt.darkest.rulings.BeastRuling;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Table;
import redoubt.kernel.Step;

/** If the roll also wounds, each of its Reinforcements is a Bite (DD-BEAST-03). */
record GiantSnake() implements BeastRuling {
    @Override
    public List<Step<Table>> specialAttack(Table table, Beast beast, int room, List<CreatureFace> results) {
        boolean wounds = results.contains(CreatureFace.DAMAGE) || results.contains(CreatureFace.SERIOUS);
        return wounds
                ? List.of(new AssignResult(new Onslaught(room, Attack.By.CREATURE, beast.room()), CreatureFace.BITE))
                : List.of();
    }
}
