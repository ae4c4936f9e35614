package redoubt.darkest.peril;

import static redoubt.kernel.RuleId.rule;

import redoubt.board.Side;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** If a fire burns, the D4 names the direction in which it spreads (DD-FIRE-02, DD-FIRE-03, DD-GAP-07). */
public record SpreadFire() implements Effect<Table> {
    private static final RuleId RULE = rule("DD-FIRE-03");

    @Override
    public void happen(Play<Table> play) {
        if (play.table().blaze().front().isEmpty()) {
            return;
        }
        Side side = Side.values()[play.roll(Dice.D4, Side.values().length) - 1];
        play.log(new DarkestEvent.DirectionRolled(RULE, side));
        play.then(new OfferFireAlarm(side));
    }
}
