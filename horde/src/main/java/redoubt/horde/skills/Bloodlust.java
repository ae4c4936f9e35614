package redoubt.horde.skills;

import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.action.Move;
import redoubt.horde.round.GrantFreeAction;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.skills.steps.Run;
import redoubt.horde.skills.steps.UseSkill;
import redoubt.horde.skills.steps.ZoneOption;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Menu;

/**
 * Once per turn, the survivor spends an action to run up to two zones to where zombies are and acts there for free; {@code least}
 * is 0 where the rules let the survivor stay and 1 where they must move.
 */
public record Bloodlust(FreeAction action, int least) implements Skill, ActionRuling {
    private static final int ZONES = 2;

    @Override
    public String name() {
        return "Bloodlust: " + action.name();
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (!UseSkill.isReady(actor, this) || !menu.canPay(ActionKind.OTHER, 1)) {
            return;
        }
        int away = 1 + Move.penalty(table, actor);
        ZoneSet targets = Run.targets(table, actor, least, ZONES);
        for (int zone = targets.first(); zone != ZoneSet.NONE; zone = targets.nextAfter(zone)) {
            Zone to = table.zone(zone);
            GrantFreeAction act = new GrantFreeAction(actor.id(), action);
            boolean isHere = to.equals(actor.zone());
            menu.add(new ZoneOption(
                    this,
                    table.cite(Cite.BLOODLUST),
                    to,
                    ActionKind.OTHER,
                    isHere ? 1 : away + Move.toll(table, actor, to),
                    isHere ? List.of(act) : List.of(new Run(actor.id(), to, ZONES), act)));
        }
    }
}
