package redoubt.darkest.reaction;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** The Creature attacks where it stands; otherwise it moves once the hordes of all areas have moved (DD-REACT-06, DD-GAP-49). */
public record CreatureStrikes(List<ZoneSet> areas) implements Effect<Table> {
    private static final RuleId MOVES = rule("DD-CMOVE-01");

    public CreatureStrikes {
        areas = List.copyOf(areas);
    }

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        boolean strikes = table.menace()
                .creature()
                .filter(beast -> Expansions.prey(table).contains(beast.room()))
                .isPresent();
        List<Step<Table>> steps = new ArrayList<>();
        if (strikes) {
            steps.add(new CreatureAttacks());
        }
        steps.add(new ChooseArea(areas));
        if (!strikes) {
            steps.add(new CreatureMoves(MOVES));
        }
        play.then(steps);
    }
}
