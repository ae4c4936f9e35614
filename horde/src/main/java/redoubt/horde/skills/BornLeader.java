package redoubt.horde.skills;

import java.util.List;
import redoubt.horde.round.GrantFreeAction;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.skills.steps.UseSkill;
import redoubt.horde.table.Cite;
import redoubt.horde.table.FreeAction;
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

/** Once per turn, the survivor gives another survivor an action of any kind, to be used at once. */
public record BornLeader(FreeAction action) implements Skill, ActionRuling {
    private static final String NAME = "Born leader";

    /** Gives the action to this survivor. */
    public record Lead(SurvivorId other, FreeAction action, RuleId rule) implements ActOption {
        @Override
        public int cost() {
            return 0;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new UseSkill(actor, NAME, rule, List.of(new GrantFreeAction(other, action)));
        }

        @Override
        public String key() {
            return "born leader " + other;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(other.name()));
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
        for (Survivor other : table.survivors()) {
            if (other.isOnBoard() && other.index() != actor.index()) {
                menu.add(new Lead(other.id(), action, table.cite(Cite.BORN_LEADER)));
            }
        }
    }
}
