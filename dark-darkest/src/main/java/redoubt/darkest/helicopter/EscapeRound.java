package redoubt.darkest.helicopter;

import static redoubt.kernel.RuleId.rule;

import redoubt.darkest.action.GroupActs;
import redoubt.darkest.reaction.React;
import redoubt.darkest.round.BeginRound;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/**
 * A Round of the escape: all survivors in the house act with their full Action points, then zombies and the Creature react, and
 * nothing else happens; after the fourth the game is lost (DD-HELI-05, DD-GAP-80).
 */
public record EscapeRound(int round) implements Effect<Table> {
    private static final RuleId RULE = rule("DD-HELI-05");
    private static final int LAST = 4;

    @Override
    public void happen(Play<Table> play) {
        if (round > LAST) {
            play.lose(RULE);
            return;
        }
        Table table = play.table().with(play.table().notes().withNothingUsed());
        table = table.with(BeginRound.settled(table.menace()))
                .with(Helicopter.of(table).inRound(round));
        for (Survivor survivor : table.playing()) {
            int level = Abilities.of(table, survivor).level();
            table = table.with(
                    survivor.with(survivor.effort().rested().withBoxes(0, 0).withPoints(level)));
        }
        play.table(table);
        play.log(new HelicopterEvent.EscapeRoundBegan(RULE, round));
        play.then(
                new GroupActs(table.playing().stream().map(Survivor::place).toList()),
                new HouseReacts(),
                new EscapeRound(round + 1));
    }

    /** For zombies and the Creature the whole house is one activation area (DD-FIN-33). */
    record HouseReacts() implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            React.everywhere(play);
        }
    }
}
