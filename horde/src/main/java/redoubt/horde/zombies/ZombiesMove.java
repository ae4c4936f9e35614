package redoubt.horde.zombies;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Figures;
import redoubt.horde.rulings.ZombieRuling;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/**
 * The move part of an action begins: zombies that use their action in another way before all moves, such as breaking doors, do so
 * now; {@code moving} are the acting zombies that have not attacked.
 */
record ZombiesMove(Activation activation, Figures acting, Figures moving, int action) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Figures present = Ranks.present(moving, table.zombies());
        List<Step<Table>> steps = new ArrayList<>();
        // Taunted zombies do nothing but come.
        Figures free = activation.taunter().isPresent()
                ? present
                : OtherUses.without(table, present, ZombieRuling::insteadOfAttacking, steps);
        steps.add(new PlanMoves(activation, Ranks.present(acting, table.zombies()), free, action));
        play.then(steps);
    }
}
