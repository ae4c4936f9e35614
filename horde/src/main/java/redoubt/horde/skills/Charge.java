package redoubt.horde.skills;

import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.action.Move;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.skills.steps.Run;
import redoubt.horde.skills.steps.UseSkill;
import redoubt.horde.skills.steps.ZoneOption;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Menu;

/** Once per turn, the survivor runs up to two zones for free to where zombies are, paying only for those left behind. */
public record Charge() implements Skill, ActionRuling {
    private static final int ZONES = 2;

    @Override
    public String name() {
        return "Charge";
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (!UseSkill.isReady(actor, this)) {
            return;
        }
        int cost = Move.penalty(table, actor);
        ZoneSet targets = Run.targets(table, actor, 1, ZONES);
        for (int zone = targets.first(); zone != ZoneSet.NONE; zone = targets.nextAfter(zone)) {
            Zone to = table.zone(zone);
            menu.add(new ZoneOption(
                    this,
                    table.cite(Cite.CHARGE),
                    to,
                    ActionKind.OTHER,
                    cost + Move.toll(table, actor, to),
                    List.of(new Run(actor.id(), to, ZONES))));
        }
    }
}
