package redoubt.darkest.round;

import static redoubt.kernel.RuleId.rule;

import redoubt.darkest.table.Clock;
import redoubt.darkest.table.Phase;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/**
 * The game is lost at the end of the Round in which Darkness reached its last space, or of the next one by the easier option or the
 * other reading (DD-END-06, DD-DIFF-04, DD-GAP-16).
 */
public record EndRound() implements Effect<Table>, Phase.End {
    private static final RuleId RULE = rule("DD-END-06");
    private static final RuleId ONE_MORE = rule("DD-GAP-16");

    @Override
    public Phase ends(Table table) {
        return Phase.FIRE;
    }

    @Override
    public void happen(Play<Table> play) {
        Clock clock = play.table().clock();
        boolean more =
                play.table().dials().hasExtraRound() || play.table().dials().reads(ONE_MORE);
        clock.endedIn()
                .filter(round -> clock.round() >= (more ? round + 1 : round))
                .ifPresent(_ -> play.lose(RULE));
    }
}
