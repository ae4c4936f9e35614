package redoubt.horde.skills;

import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.action.Move;
import redoubt.horde.combat.Attacks;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.skills.steps.UseSkill;
import redoubt.horde.skills.steps.ZoneOption;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Menu;
import redoubt.horde.zombies.PushZombies;

/**
 * Once per turn, the survivor pushes all zombies in their zone to a zone at range 1, in sight or joined by an open path, but to none that is hard
 * to enter.
 */
public record Shove(boolean isBySight) implements Skill, ActionRuling {
    @Override
    public String name() {
        return "Shove";
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        int own = actor.zone().index();
        if (!table.zombies().isAny(own) || !UseSkill.isReady(actor, this)) {
            return;
        }
        ZoneSet near = isBySight
                ? Attacks.sight(table, actor).within(own, 1, 1)
                : table.survivorPaths().neighbours(own);
        for (int zone = near.first(); zone != ZoneSet.NONE; zone = near.nextAfter(zone)) {
            Zone to = table.zone(zone);
            if (Move.toll(table, actor, to) > 0) {
                continue;
            }
            menu.add(new ZoneOption(
                    this,
                    table.cite(Cite.SHOVE),
                    to,
                    ActionKind.OTHER,
                    0,
                    List.of(new PushZombies(table.cite(Cite.SHOVE), actor.zone(), to))));
        }
    }
}
