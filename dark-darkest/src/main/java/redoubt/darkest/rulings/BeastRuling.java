package redoubt.darkest.rulings;

import java.util.List;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Table;
import redoubt.kernel.Step;

/** What only one Creature or Nemesis does. */
public interface BeastRuling {
    /** What one Reinforcement of its attack on a room sets off (DD-CDIE-12). */
    List<Step<Table>> specialAttack(Table table, Beast beast, int room, List<CreatureFace> results);

    /** Whether it also attacks from afar after moving. */
    default boolean attacksFromAfar() {
        return false;
    }
}
