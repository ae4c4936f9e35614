package redoubt.whitedeath.guards;

import java.util.function.IntUnaryOperator;
import redoubt.horde.action.NextZone;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;

/**
 * How guards are led somewhere, for missions that need it: an opinion of their moves, given how many steps each zone is away from where they
 * should be.
 */
public record Marching(IntUnaryOperator steps, double worth) {
    /** A march is given up for a zone with zombies in it; one next door is bad enough. */
    private static final double ZOMBIE = 3;

    private static final double NEXT_DOOR = 0.8;

    /** Whether an option is about where guards go. */
    public static boolean isAbout(Outlook outlook, Option option) {
        return option instanceof GuardActions.Command command && command.task() == Task.MOVE
                || option instanceof ChooseTarget.At
                || option instanceof NextZone.Onward && outlook.question() instanceof MoveGuardsOn;
    }

    public double opinion(Outlook outlook, Option option) {
        return switch (option) {
            case GuardActions.Command command -> command.task() == Task.MOVE ? command(outlook, command) : 0;
            case ChooseTarget.At at ->
                at.task() == Task.MOVE
                        ? step(
                                outlook.table(),
                                ((ChooseTarget) outlook.question()).zone().index(),
                                at.zone().index())
                        : 0;
            case NextZone.Onward onward ->
                outlook.question() instanceof MoveGuardsOn on
                        ? step(outlook.table(), on.at().index(), onward.to().index())
                        : 0;
            default -> 0;
        };
    }

    /** The best step they could take, and what it takes to overcome that guards are usually left where they are. */
    private double command(Outlook outlook, GuardActions.Command command) {
        Table table = outlook.table();
        int zone = command.zone().index();
        if (steps.applyAsInt(zone) == 0) {
            return -2;
        }
        double best = 0;
        var ways = Squad.of(table, outlook.actor().id(), command.zone()).targets(Task.MOVE);
        for (int to = ways.first(); to >= 0; to = ways.nextAfter(to)) {
            best = Math.max(best, step(table, zone, to));
        }
        return best <= 0 ? -1 : 2 + best - (command.cost() - 1);
    }

    private double step(Table table, int from, int to) {
        int gain = steps.applyAsInt(from) - steps.applyAsInt(to);
        return worth * gain + menace(table, from) - menace(table, to) - 0.1;
    }

    private static double menace(Table table, int zone) {
        double menace = ZOMBIE * table.zombies().count(zone);
        var near = table.survivorPaths().neighbours(zone).and(table.zombies().where());
        for (int other = near.first(); other >= 0; other = near.nextAfter(other)) {
            menace += NEXT_DOOR * table.zombies().count(other);
        }
        return Math.min(menace, 6);
    }
}
