package redoubt.darkest.reaction;

import java.util.List;
import redoubt.darkest.rulings.Rulebook;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The Creature attacks the survivors in its room; one that reaches farther attacks every room it sees (DD-BEAST-06, DD-GAP-62). */
public record CreatureAttacks() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        for (Beast beast : table.menace().creature().stream().toList()) {
            boolean afar = Rulebook.of(table).creature(beast.board()).attacksFromAfar();
            play.then(
                    afar ? new AttackFromAfar(List.of()) : new Attack(beast.room(), Attack.By.CREATURE, beast.room()));
        }
    }
}
