package redoubt.darkest.arrival;

import static redoubt.kernel.RuleId.rule;

import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.house.House;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A Zombie entry: D4 and D6 name a tile for the next Spawn token, if one is left (DD-ENTRY-01, DD-ENTRY-08). */
public record EnterZombies() implements Effect<Table> {
    private static final RuleId RULE = rule("DD-ENTRY-01");

    @Override
    public void happen(Play<Table> play) {
        if (!play.table().stock().spawn().isEmpty()) {
            int row = play.roll(Dice.D4, House.ROWS);
            int column = rollColumn(play);
            play.log(new DarkestEvent.TileRolled(RULE, row, column));
            play.then(new OfferFlareGun(row, column));
        }
    }

    /** The D6; with the easier option a 6 is rolled again once (DD-DIFF-06). */
    static int rollColumn(Play<Table> play) {
        int column = play.d6(Dice.D6);
        return column > House.COLUMNS && play.table().dials().isSixRolledAgain() ? play.d6(Dice.D6) : column;
    }
}
