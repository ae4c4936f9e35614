package redoubt.darkest.peril;

import static redoubt.kernel.RuleId.rule;

import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Clock;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/**
 * The Darkness marker moves one space; the fire icon kindles or spreads a fire, the last space makes this Round the last (DD-DARK-01,
 * DD-DARK-03, DD-DARK-04). In the Showdown its own track counts, whose end is checked when the table settles (DD-END-03).
 */
public record AdvanceDarkness(RuleId cause) implements Effect<Table> {
    private static final RuleId LAST_ROUND = rule("DD-DARK-04");

    @Override
    public void happen(Play<Table> play) {
        Clock clock = play.table().clock();
        boolean showdown = clock.isShowdown();
        int last = showdown ? play.table().dials().showdownTrack() : Clock.LAST;
        if (clock.darkness() >= last) {
            return;
        }
        int space = clock.darkness() + 1;
        Clock moved = clock.withDarkness(space);
        play.table(play.table().with(!showdown && space == last ? moved.ended() : moved));
        play.log(new DarkestEvent.DarknessAdvanced(space == last ? LAST_ROUND : cause, space));
        if (!showdown) {
            for (ExpansionRuling expansion : Expansions.of(play.table())) {
                play.then(expansion.darknessReached(play.table(), space));
            }
        }
        if (!showdown && space == play.table().dials().fireIcon()) {
            play.then(play.table().blaze().burnsAnywhere() ? new SpreadFire() : new BreakOut());
        }
    }
}
