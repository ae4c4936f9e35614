package redoubt.secondedition.abomination;

import java.util.List;
import java.util.stream.Stream;
import redoubt.horde.rulings.ActionLimit;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Obstacle;
import redoubt.kernel.RuleId;

/** Nobody can fight in the zone of the Hobomination, not even for free (Z2-ABOM-03, Z2-ABOM-05). */
public record Hobomination(int kind) implements ActionLimit {
    /** Why nobody fights, as clients look it up. */
    public static final String HERE = "hobomination";

    private static final RuleId RULE = new RuleId("Z2-ABOM-05");

    @Override
    public boolean isLimited(Table table, Survivor actor) {
        return table.zombies().count(actor.zone().index(), kind) > 0;
    }

    @Override
    public boolean allows(Table table, Survivor actor, ActionKind action) {
        return !action.isCombat();
    }

    @Override
    public List<Obstacle> bars(Table table, Survivor actor) {
        return Stream.of(ActionKind.MELEE, ActionKind.RANGED)
                .map(action -> new Obstacle(action.name(), HERE, RULE))
                .toList();
    }
}
