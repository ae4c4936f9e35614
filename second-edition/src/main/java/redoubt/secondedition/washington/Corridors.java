package redoubt.secondedition.washington;

import java.util.List;
import redoubt.horde.action.Search;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Obstacle;
import redoubt.kernel.RuleId;
import redoubt.secondedition.ground.Ground;

/** Corridors look like rooms, so whoever would search one is told that there is nothing in them (WZ-CORR-02). */
public record Corridors(Ground ground) implements ActionRuling {
    /** Why nothing is searched, as clients look it up. */
    public static final String CORRIDOR = "corridor";

    private static final RuleId RULE = new RuleId("WZ-CORR-02");

    @Override
    public List<Obstacle> obstacles(Table table, Survivor actor) {
        int zone = actor.zone().index();
        boolean isPeace = !table.zombies().isAny(zone) && !actor.turn().hasUsed(Search.ONCE);
        return isPeace && table.terrain().zoneKind(zone) == ground.corridor() && !Search.isOpen(table, actor)
                ? List.of(new Obstacle(ActionKind.SEARCH.name(), CORRIDOR, RULE))
                : List.of();
    }
}
