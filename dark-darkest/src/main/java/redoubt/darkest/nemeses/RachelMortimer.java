package redoubt.darkest.nemeses;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.reaction.GrabOne;
import redoubt.darkest.rulings.BeastRuling;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Grab;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** She entraps a survivor on her tile or on one of the tiles around it, without seeing it (DD-NEM-04, DD-GAP-69). */
record RachelMortimer() implements BeastRuling {
    private static final RuleId RULE = rule("DD-NEM-04");

    @Override
    public List<Step<Table>> specialAttack(Table table, Beast beast, int room, List<CreatureFace> results) {
        List<Integer> near = table.playing().stream()
                .filter(survivor ->
                        table.house().around(table.house().tile(beast.room())).contains(survivor.room()))
                .map(Survivor::place)
                .toList();
        return List.of(new GrabOne(near, Grab.REMOTE, RULE));
    }
}
