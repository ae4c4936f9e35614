package redoubt.secondedition.washington;

import java.util.List;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.Turn;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** With an action just taken, a survivor turns the beam for free, once for each action (WZ-LIGHT-04). */
record TurnLight(SurvivorId survivor, int wall) implements Effect<Table> {
    /** Whether an action has been taken with which the beam was not turned yet. */
    static boolean isDue(Turn turn) {
        return !turn.chain().isEmpty() && !turn.hasUsed(mark(turn));
    }

    /** What is left of a turn changes with every action. */
    private static String mark(Turn turn) {
        return "light turned at " + turn.actions() + "+" + turn.free().size();
    }

    @Override
    public void happen(Play<Table> play) {
        Survivor bearer = play.table().survivor(survivor);
        play.table(play.table().with(bearer.withTurn(bearer.turn().withUsed(mark(bearer.turn())))));
        play.then(new AimLight(WashingtonRules.TURN_LIGHT, survivor, wall, List.of()));
    }
}
