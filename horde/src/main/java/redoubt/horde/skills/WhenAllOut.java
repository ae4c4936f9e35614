package redoubt.horde.skills;

import java.util.List;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.terms.Draft;

/** The survivor has another skill in every attack in which they go all out. */
public record WhenAllOut(Skill skill) implements Skill, AttackRuling {
    @Override
    public String name() {
        return "All-Out: " + skill.name();
    }

    @Override
    public List<Skill> during(Draft attack) {
        return attack.effort().isAllOut() ? List.of(skill) : List.of();
    }
}
