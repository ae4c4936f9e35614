package redoubt.whitedeath.mission.rules;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.AttackOption;
import redoubt.horde.combat.ShareOut;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Advice;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.whitedeath.guards.GuardActions;
import redoubt.whitedeath.guards.Task;

/** The game is lost as soon as one guard is eliminated. */
public record GuardsMustLive(AllyKind guard, RuleId rule) implements AfterEvent, Advice {
    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.AllyEliminated fallen && fallen.ally().equals(guard.name())) {
            play.lose(rule);
        }
    }

    /** Zombies among guards, or next door, are everybody's business. */
    @Override
    public void errands(Table table, List<Errand> errands) {
        ZoneSet guarded = table.allies().where(guard.index());
        for (int zone = guarded.first(); zone != ZoneSet.NONE; zone = guarded.nextAfter(zone)) {
            if (table.zombies().isAny(zone)) {
                errands.add(new Errand(zone, 5, 2));
            }
        }
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return switch (option) {
            case ShareOut.AlliesSuffer _ -> -50;
            case AttackOption attack -> attack(outlook.table(), attack);
            case GuardActions.Command command -> command(outlook.table(), command);
            default -> 0;
        };
    }

    private double attack(Table table, AttackOption attack) {
        int zone = attack.draft().target().index();
        boolean isGuarded = table.allies().count(zone, guard.index()) > 0;
        if (!isGuarded) {
            return 0;
        }
        return attack.kind().equals(ActionKind.MELEE) ? 3 : -20;
    }

    /** Guards among zombies fight for their lives. */
    private static double command(Table table, GuardActions.Command command) {
        return command.task() == Task.MELEE
                        && table.zombies().isAny(command.zone().index())
                ? 5
                : 0;
    }
}
