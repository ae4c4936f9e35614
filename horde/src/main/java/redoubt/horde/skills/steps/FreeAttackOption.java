package redoubt.horde.skills.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import redoubt.horde.combat.AttackOption;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Draft;
import redoubt.kernel.Mark;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** A survivor may make an attack for free through a skill, once per turn. */
public record FreeAttackOption(Skill skill, RuleId rule, AttackOption attack) implements ActOption {
    @Override
    public ActionKind kind() {
        return attack.kind();
    }

    @Override
    public int cost() {
        return 0;
    }

    @Override
    public Step<Table> step(SurvivorId actor) {
        return new UseSkill(actor, skill.name(), rule, List.of(attack.step(actor)));
    }

    @Override
    public Optional<Draft> attempted() {
        return attack.attempted();
    }

    @Override
    public String key() {
        return skill.name().toLowerCase(Locale.ROOT) + " " + attack.key();
    }

    @Override
    public List<Mark> marks() {
        List<Mark> marks = new ArrayList<>(attack.marks());
        marks.add(MarkKind.SKILL.mark(skill.name()));
        return marks;
    }
}
