package redoubt.darkest.showdown;

import static redoubt.kernel.RuleId.rule;

import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.table.Effort;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/**
 * With six cubes in the left box, or when called, the cubes of the middle box go back to their owners, those of the left box to the
 * middle, and if any did, the enemies react (DD-FIN-18 to DD-FIN-21).
 */
public record Shift(boolean isCalled) implements Effect<Table> {
    private static final RuleId RULE = rule("DD-FIN-18");
    private static final int FULL = 6;

    @Override
    public void happen(Play<Table> play) {
        int cubes = leftBox(play.table());
        if (cubes < FULL && !isCalled) {
            return;
        }
        Table table = play.table();
        for (Survivor survivor : table.playing()) {
            Effort effort = survivor.effort();
            table = table.with(survivor.with(
                    effort.withPoints(effort.points() + effort.middleBox()).withBoxes(0, effort.leftBox())));
        }
        play.table(table);
        play.log(new DarkestEvent.Shifted(RULE));
        if (cubes > 0) {
            play.then(new ShowdownReacts());
        }
    }

    static int leftBox(Table table) {
        return table.playing().stream()
                .mapToInt(survivor -> survivor.effort().leftBox())
                .sum();
    }
}
