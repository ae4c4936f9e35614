package redoubt.horde.danger;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.event.HordeEvent.SkillGained;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.TurnRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.Turn;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor has a new skill from now on; if it gives actions, they can be used in the turn under way. */
public record GainSkill(SurvivorId survivor, Skill skill, Cite why) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Survivor gaining = table.survivor(survivor).withSkill(skill);
        if (gaining.turn().isUnderWay() && skill instanceof TurnRuling ruling) {
            gaining = gaining.withTurn(withActions(gaining.turn(), ruling));
        }
        play.table(table.with(gaining));
        Rulings.happened(play, new SkillGained(table.cite(why), survivor, skill.name()));
    }

    private static Turn withActions(Turn turn, TurnRuling ruling) {
        List<FreeAction> free = new ArrayList<>(turn.free());
        free.addAll(ruling.freeActions());
        return turn.withActions(turn.actions() + ruling.extraActions()).withFree(free);
    }
}
