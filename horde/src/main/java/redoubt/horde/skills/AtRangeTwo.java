package redoubt.horde.skills;

import java.util.List;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.terms.Draft;

/** The survivor has another skill when attacking at range 2 or more. */
public record AtRangeTwo(Skill skill) implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Range 2+: " + skill.name();
    }

    @Override
    public List<Skill> during(Draft attack) {
        return attack.range() >= 2 ? List.of(skill) : List.of();
    }
}
