package redoubt.horde.skills;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.AttackOption;
import redoubt.horde.combat.Attacks;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.skills.steps.FreeAttackOption;
import redoubt.horde.skills.steps.UseSkill;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Menu;

/** Once per turn, the survivor attacks for free with a dual pair in hand. */
public record DualExpert() implements Skill, ActionRuling {
    @Override
    public String name() {
        return "Dual expert";
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (!UseSkill.isReady(actor, this)) {
            return;
        }
        for (AttackOption attack : Attacks.options(table, actor, List.of(), ZoneSet.EMPTY)) {
            if (attack.draft().isPair()) {
                menu.add(new FreeAttackOption(this, table.cite(Cite.DUAL_EXPERT), attack));
            }
        }
    }
}
