package redoubt.horde.skills;

import redoubt.board.ZoneSet;
import redoubt.horde.combat.AttackOption;
import redoubt.horde.combat.Attacks;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.skills.steps.FreeAttackOption;
import redoubt.horde.skills.steps.UseSkill;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Menu;

/** Once per turn, the survivor attacks for free with whatever is at hand, using the numbers printed beside the skill. */
public record ImprovisedWeapon(Equipment.Use use) implements Skill, ActionRuling {
    @Override
    public String name() {
        return "Improvised weapon: " + use.kind();
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (!UseSkill.isReady(actor, this)) {
            return;
        }
        Cite rule = use.kind().equals(ActionKind.RANGED) ? Cite.IMPROVISED_RANGED : Cite.IMPROVISED_MELEE;
        for (AttackOption attack : Attacks.options(table, actor, "improvised weapon", use, ZoneSet.EMPTY)) {
            menu.add(new FreeAttackOption(this, table.cite(rule), attack));
        }
    }
}
