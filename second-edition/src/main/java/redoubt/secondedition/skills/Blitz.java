package redoubt.secondedition.skills;

import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.action.Move;
import redoubt.horde.combat.Attacks;
import redoubt.horde.round.GrantFreeAction;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.skills.steps.Run;
import redoubt.horde.skills.steps.UseSkill;
import redoubt.horde.skills.steps.ZoneOption;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Menu;

/** Once per turn, the survivor spends an action to run up to two zones to where a gun in hand reaches zombies, and shoots for free. */
public record Blitz() implements Skill, ActionRuling {
    private static final int ZONES = 2;
    private static final List<ActionKind> SHOT = List.of(ActionKind.RANGED);

    @Override
    public String name() {
        return "Blitz";
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        ZoneSet zombies = table.zombies().where();
        if (zombies.isEmpty() || !UseSkill.isReady(actor, this)) {
            return;
        }
        int away = 1 + Move.penalty(table, actor);
        ZoneSet near = Run.reach(table, actor, ZONES).without(actor.zone().index());
        for (int zone = near.first(); zone != ZoneSet.NONE; zone = near.nextAfter(zone)) {
            Zone to = table.zone(zone);
            if (!Attacks.options(table, actor.withZone(to), SHOT, zombies).isEmpty()) {
                menu.add(new ZoneOption(
                        this,
                        SkillRules.BLITZ,
                        to,
                        ActionKind.OTHER,
                        away + Move.toll(table, actor, to),
                        List.of(
                                new Run(actor.id(), to, ZONES),
                                new GrantFreeAction(actor.id(), new FreeAction(ActionKind.RANGED.name(), SHOT)))));
            }
        }
    }
}
