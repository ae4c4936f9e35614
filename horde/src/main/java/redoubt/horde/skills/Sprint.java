package redoubt.horde.skills;

import java.util.List;
import redoubt.horde.action.Move;
import redoubt.horde.action.MoveOn;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.skills.steps.UseSkill;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** Once per turn, one of the survivor's moves crosses two or three zones. */
public record Sprint() implements Skill, ActionRuling {
    /** The most zones of a sprint. */
    public static final int ZONES = 3;

    private static final int LEAST = 2;
    private static final String NAME = "Sprint";

    /** Sprints, crossing at most this many zones. */
    public record Dash(int zones, int cost, RuleId rule) implements ActOption {
        @Override
        public ActionKind kind() {
            return ActionKind.MOVE;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new UseSkill(actor, NAME, rule, List.of(new MoveOn(actor, zones, LEAST, rule)));
        }

        @Override
        public String key() {
            return "sprint";
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.COUNT.mark(Integer.toString(zones)));
        }
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (!UseSkill.isReady(actor, this)) {
            return;
        }
        int cost = 1 + Move.penalty(table, actor);
        if (menu.canPay(ActionKind.MOVE, cost)
                && !Move.destinations(table, actor).isEmpty()) {
            // A skill that lengthens every move lengthens this one too.
            int zones = ZONES - 1 + Move.zonesPerMove(table, actor);
            menu.add(new Dash(zones, cost, table.cite(Cite.SPRINT)));
        }
    }
}
