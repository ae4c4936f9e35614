package redoubt.whitedeath.skills;

import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.action.MakeMove;
import redoubt.horde.action.Move;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.skills.steps.UseSkill;
import redoubt.horde.skills.steps.ZoneOption;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Menu;
import redoubt.kernel.RuleId;
import redoubt.whitedeath.ground.Ground;

/** Once in the turn the survivor moves for free out of a corruption zone, paying only for zombies left behind. */
public record CorruptionWalker(Ground ground) implements Skill, ActionRuling {
    private static final RuleId RULE = new RuleId("WD-SKILL-CORRUPTIONWALKER");

    @Override
    public String name() {
        return "Corruption walker";
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        boolean isInCorruption =
                ground.isCorrupted(table.terrain(), actor.zone().index());
        if (!isInCorruption || !UseSkill.isReady(actor, this)) {
            return;
        }
        int cost = Move.penalty(table, actor);
        ZoneSet near = Move.destinations(table, actor);
        for (int zone = near.first(); zone != ZoneSet.NONE; zone = near.nextAfter(zone)) {
            Zone to = table.zone(zone);
            menu.add(new ZoneOption(this, RULE, to, ActionKind.MOVE, cost, List.of(new MakeMove(actor.id(), to))));
        }
    }
}
