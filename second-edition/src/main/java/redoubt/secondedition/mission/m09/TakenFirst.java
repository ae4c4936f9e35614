package redoubt.secondedition.mission.m09;

import java.util.List;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.TurnRuling;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Obstacle;
import redoubt.kernel.RuleId;
import redoubt.secondedition.objective.CardsLaid;

/** One objective card must be taken before any other (WZ-M09-05). */
public record TakenFirst(String card) implements TurnRuling, ActionRuling {
    /** Why a card cannot be taken yet, as clients look it up. */
    public static final String NOT_FIRST = "another card first";

    private static final String TAKE = "TakeObjective.Take";
    private static final RuleId RULE = new RuleId("WZ-M09-05");

    @Override
    public boolean allowsTaking(Table table, Survivor actor, Objective objective) {
        CardsLaid.Laid first = CardsLaid.of(table).laid(card);
        return first.isTaken() || first.zone().orElseThrow().equals(objective.zone());
    }

    @Override
    public List<Obstacle> obstacles(Table table, Survivor actor) {
        for (Objective objective : table.objectives()) {
            if (objective.zone().equals(actor.zone()) && !allowsTaking(table, actor, objective)) {
                return List.of(new Obstacle(TAKE, NOT_FIRST, RULE));
            }
        }
        return List.of();
    }
}
