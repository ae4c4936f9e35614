package redoubt.horde.skills.steps;

import java.util.List;
import java.util.Locale;
import redoubt.board.Zone;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.kernel.Mark;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** A survivor may use a skill on a zone, once per turn. */
public record ZoneOption(Skill skill, RuleId rule, Zone zone, ActionKind kind, int cost, List<Step<Table>> steps)
        implements ActOption {
    @Override
    public Step<Table> step(SurvivorId actor) {
        return new UseSkill(actor, skill.name(), rule, steps);
    }

    @Override
    public String key() {
        return skill.name().toLowerCase(Locale.ROOT) + " " + zone;
    }

    @Override
    public List<Mark> marks() {
        return List.of(MarkKind.ZONE.mark(zone.name()), MarkKind.SKILL.mark(skill.name()));
    }
}
