package redoubt.secondedition.skills;

import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.action.Move;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.skills.steps.Run;
import redoubt.horde.skills.steps.UseSkill;
import redoubt.horde.skills.steps.ZoneOption;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Menu;

/** Once per turn, the survivor spends an action to run up to two zones to a friend and heals a wound there, the own included. */
public record FieldMedic() implements Skill, ActionRuling {
    private static final int ZONES = 2;

    @Override
    public String name() {
        return "Field medic";
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (!UseSkill.isReady(actor, this)) {
            return;
        }
        int away = 1 + Move.penalty(table, actor);
        ZoneSet near = Run.reach(table, actor, ZONES).without(actor.zone().index());
        for (int zone = near.first(); zone != ZoneSet.NONE; zone = near.nextAfter(zone)) {
            List<Survivor> friends = table.survivorsIn(zone);
            boolean isAnyoneHurt = actor.wounds() > 0 || friends.stream().anyMatch(friend -> friend.wounds() > 0);
            if (!friends.isEmpty() && isAnyoneHurt) {
                Zone to = table.zone(zone);
                menu.add(new ZoneOption(
                        this,
                        SkillRules.FIELD_MEDIC,
                        to,
                        ActionKind.OTHER,
                        away + Move.toll(table, actor, to),
                        List.of(new Run(actor.id(), to, ZONES), new TreatOne(actor.id()))));
            }
        }
    }
}
