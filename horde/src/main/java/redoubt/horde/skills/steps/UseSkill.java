package redoubt.horde.skills.steps;

import java.util.List;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** A survivor uses a once-per-turn skill: the turn remembers it, and what the skill does follows. */
public record UseSkill(SurvivorId survivor, String skill, RuleId rule, List<Step<Table>> steps)
        implements Effect<Table> {
    public UseSkill {
        steps = List.copyOf(steps);
    }

    /** Whether it is the survivor's own turn and the skill has not been used in it. */
    public static boolean isReady(Survivor actor, Skill skill) {
        return actor.turn().isUnderWay() && !actor.turn().hasUsed(skill.name());
    }

    @Override
    public void happen(Play<Table> play) {
        Survivor user = play.table().survivor(survivor);
        play.table(play.table().with(user.withTurn(user.turn().withUsed(skill))));
        play.then(steps);
        Rulings.happened(play, new HordeEvent.SkillUsed(rule, survivor, skill));
    }
}
