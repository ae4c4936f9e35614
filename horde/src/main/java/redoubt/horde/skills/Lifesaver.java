package redoubt.horde.skills;

import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.Attacks;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.Eyesight;
import redoubt.horde.skills.steps.DragFriends;
import redoubt.horde.skills.steps.UseSkill;
import redoubt.horde.skills.steps.ZoneOption;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Menu;

/**
 * Once per turn, the survivor drags friends who are among zombies at range 1 into their own zone, over anything in the way unless
 * {@code needsPath}.
 */
public record Lifesaver(boolean needsPath) implements Skill, ActionRuling {
    @Override
    public String name() {
        return "Lifesaver";
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (!UseSkill.isReady(actor, this)) {
            return;
        }
        int own = actor.zone().index();
        ZoneSet near = Attacks.sight(table, actor)
                .within(own, 1, 1)
                .and(table.zombies().where());
        for (int zone = near.first(); zone != ZoneSet.NONE; zone = near.nextAfter(zone)) {
            boolean isJoined =
                    !needsPath || table.survivorPaths().neighbours(zone).contains(own);
            if (isJoined && table.isManned(zone) && Eyesight.sight(table).sees(zone, own)) {
                Zone from = table.zone(zone);
                menu.add(new ZoneOption(
                        this,
                        table.cite(Cite.LIFESAVER),
                        from,
                        ActionKind.OTHER,
                        0,
                        List.of(new DragFriends(actor.id(), from, List.of()))));
            }
        }
    }
}
