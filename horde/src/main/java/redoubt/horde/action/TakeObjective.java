package redoubt.horde.action;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.TurnRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;

/** The action of taking an objective in the survivor's zone. */
public record TakeObjective() implements ActionRuling {
    /** Takes the objective at this index; its colour is empty while it lies face down. */
    public record Take(int place, Zone zone, String colour) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new LiftObjective(actor, place);
        }

        @Override
        public String key() {
            return colour.isEmpty() ? "take objective" : "take " + colour + " objective";
        }

        @Override
        public List<Mark> marks() {
            return colour.isEmpty()
                    ? List.of(MarkKind.ZONE.mark(zone.name()))
                    : List.of(MarkKind.ZONE.mark(zone.name()), MarkKind.COLOUR.mark(colour));
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        List<Objective> objectives = table.objectives();
        for (int place = 0; place < objectives.size(); place++) {
            Objective objective = objectives.get(place);
            if (objective.zone().index() == actor.zone().index()
                    && isFirst(objectives, place)
                    && menu.canPay(ActionKind.OTHER, 1)
                    && isAllowed(table, actor, objective)) {
                menu.add(new Take(place, objective.zone(), objective.isFaceDown() ? "" : objective.colour()));
            }
        }
    }

    /** Of the objectives in a zone that look alike, only one is offered. */
    private static boolean isFirst(List<Objective> objectives, int place) {
        Objective objective = objectives.get(place);
        for (int i = 0; i < place; i++) {
            Objective other = objectives.get(i);
            if (other.zone().equals(objective.zone())
                    && other.isFaceDown() == objective.isFaceDown()
                    && (other.isFaceDown() || other.colour().equals(objective.colour()))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isAllowed(Table table, Survivor actor, Objective objective) {
        for (TurnRuling ruling : Rulings.of(table, actor, TurnRuling.HOOK)) {
            if (!ruling.allowsTaking(table, actor, objective)) {
                return false;
            }
        }
        return true;
    }
}
