package redoubt.whitedeath.guards;

import redoubt.board.ZoneSet;
import redoubt.horde.combat.Attack;
import redoubt.horde.combat.AttackOption;
import redoubt.horde.rulings.Advice;
import redoubt.horde.sense.Arms;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;

/** What guards are good for: they fight where they stand, and pour what they have on zombies alone. */
public record GuardAdvice() implements Advice {
    private static final double MELEE = 2.6;
    private static final double RANGED = 2.0;
    private static final double OUR_OWN = 10;
    private static final double POUR = 1.3;
    private static final double POUR_COST = 2.5;
    private static final double NEVER = -4;

    @Override
    public double opinion(Outlook outlook, Option option) {
        return switch (option) {
            case GuardActions.Command command -> command(outlook, command);
            case ChooseTarget.At at -> target((ChooseTarget) outlook.question(), outlook, at);
            case ChooseGuards.TakePart part -> part.guards();
            default -> 0;
        };
    }

    private static double command(Outlook outlook, GuardActions.Command command) {
        return switch (command.task()) {
            case MELEE, RANGED, POUR_CAULDRON -> {
                Squad squad = Squad.of(outlook.table(), outlook.actor().id(), command.zone());
                yield best(outlook, squad, command.task()) - (command.cost() - 1);
            }
            case MOVE -> -2;
            case MOVE_CAULDRON -> NEVER;
            case PUSH -> 0.4 * outlook.table().zombies().count(command.zone().index());
        };
    }

    private static double target(ChooseTarget question, Outlook outlook, ChooseTarget.At at) {
        Squad squad = Squad.of(outlook.table(), question.commander(), question.zone());
        return value(outlook, squad, at.task(), at.zone().index());
    }

    private static double best(Outlook outlook, Squad squad, Task task) {
        ZoneSet targets = squad.targets(task);
        double best = NEVER;
        for (int zone = targets.first(); zone != ZoneSet.NONE; zone = targets.nextAfter(zone)) {
            best = Math.max(best, value(outlook, squad, task, zone));
        }
        return best;
    }

    private static double value(Outlook outlook, Squad squad, Task task, int zone) {
        Table table = outlook.table();
        return switch (task) {
            case MELEE -> MELEE * kills(table, squad, task, zone);
            case RANGED -> table.isManned(zone) ? -OUR_OWN : RANGED * kills(table, squad, task, zone);
            case POUR_CAULDRON ->
                table.isManned(zone) ? -OUR_OWN : POUR * table.zombies().count(zone) - POUR_COST;
            case PUSH -> table.isManned(zone) ? -OUR_OWN : -outlook.danger(zone);
            case MOVE, MOVE_CAULDRON -> 0;
        };
    }

    private static double kills(Table table, Squad squad, Task task, int zone) {
        for (AttackOption option : squad.attacks(task, squad.size())) {
            if (option.draft().target().index() == zone) {
                return Arms.kills(table, Attack.of(table, option.draft()));
            }
        }
        return 0;
    }
}
