package redoubt.whitedeath.guards;

import redoubt.board.Zone;
import redoubt.horde.combat.AllyAttacks;
import redoubt.horde.rulings.MoveRuling;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** What holds for all guards whom a survivor may command, wherever they stand; looked up once for a whole menu. */
record Orders(
        GuardActions actions,
        Table table,
        Survivor commander,
        AllyAttacks attacks,
        AllyAttacks.Means melee,
        AllyAttacks.Means ranged,
        Packed<MoveRuling> moves,
        Packed<GuardRuling> limits) {
    /** Only what the commander gives the guards applies to their moves, not its own skills (WD-GUARD-12). */
    static Orders of(GuardActions actions, Table table, Survivor commander) {
        AllyAttacks attacks = AllyAttacks.of(table, commander);
        return new Orders(
                actions,
                table,
                commander,
                attacks,
                attacks.means(actions.melee()),
                attacks.means(actions.ranged()),
                Rulings.ofAllies(table, commander, MoveRuling.HOOK),
                Rulings.common(table, GuardRuling.class));
    }

    Squad to(Zone zone) {
        return new Squad(this, zone);
    }
}
