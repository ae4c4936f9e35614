package redoubt.darkest.creatures;

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

/** It entraps a survivor in its room, who is free only when the Bird is eliminated (DD-BEAST-08, DD-GAP-61). */
record UndeadBird() implements BeastRuling {
    private static final RuleId RULE = rule("DD-BEAST-08");

    @Override
    public List<Step<Table>> specialAttack(Table table, Beast beast, int room, List<CreatureFace> results) {
        List<Integer> there = table.in(room).stream().map(Survivor::place).toList();
        return List.of(new GrabOne(there, Grab.BIRD, RULE));
    }
}
