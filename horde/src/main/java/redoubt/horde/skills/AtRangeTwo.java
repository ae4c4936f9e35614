package redoubt.horde.skills;

import redoubt.horde.rulings.AttackBonus;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.Draft;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Table;

/** The survivor has another skill when attacking at range 2 or more. */
public record AtRangeTwo(Skill skill) implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Range 2+: " + skill.name();
    }

    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        return attack.range() >= 2 && skill instanceof AttackRuling ruling
                ? ruling.bonus(table, attack)
                : AttackBonus.NONE;
    }
}
