package redoubt.darkest.peril;

import static redoubt.kernel.RuleId.rule;

import java.util.Optional;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.house.House;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/**
 * A new fire: D4 and D6 name a tile, again while they name none, the Laboratory or a destroyed one; it does no harm before its first
 * spread (DD-FIRE-14, DD-GAP-43).
 */
public record BreakOut() implements Effect<Table> {
    private static final RuleId RULE = rule("DD-FIRE-14");

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        if (!Fire.canBurnAnywhere(table)) {
            return;
        }
        int row = play.roll(Dice.D4, House.ROWS);
        int column = play.d6(Dice.D6);
        int tile = (row - 1) * House.COLUMNS + column - 1;
        if (column > House.COLUMNS || !Fire.canBurn(table, tile)) {
            play.then(this);
            return;
        }
        play.log(new DarkestEvent.TileRolled(RULE, row, column));
        play.table(table.withBurns(tile, 1).withFront(Optional.of(tile)));
        play.log(new DarkestEvent.FireBrokeOut(RULE, table.zone(table.house().hall(tile))));
        if (Fire.hasGas(play.table(), tile)) {
            play.then(LeakGas.before(tile, false, 0));
        }
    }
}
