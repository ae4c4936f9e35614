package redoubt.horde.cars;

import redoubt.board.Zone;
import redoubt.horde.rulings.Advice;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;

/** How a car helps on the way: it drives towards the driver's errand, over zombies but never over friends. */
public record CarAdvice() implements Advice {
    private static final double STEP = 1.2;
    private static final double KILL = 1.5;
    private static final double FRIEND = 50;
    private static final int NEAR = 2;

    @Override
    public double opinion(Outlook outlook, Option option) {
        return switch (option) {
            case CarOption.Drive drive -> drive(outlook, drive);
            case CarOption.GetOut _ -> leaving(outlook);
            case CarOption.Sit sit -> sit.isInside() ? -2 : -1;
            case CarOption.Swap _ -> -3;
            default -> 0;
        };
    }

    private static double drive(Outlook outlook, CarOption.Drive drive) {
        Table table = outlook.table();
        int target = outlook.target();
        int from = outlook.actor().zone().index();
        int to = drive.way().getLast().index();
        double value = target < 0 ? 0 : STEP * (outlook.steps(from, target) - outlook.steps(to, target));
        for (Zone zone : drive.way()) {
            int ghouls = table.zombies().count(zone.index());
            value += KILL * Math.min(ghouls, 1.5);
            value -= ghouls > 0 && isAnyoneOnFoot(table, zone) ? FRIEND : 0;
        }
        return value - 0.6 * (outlook.danger(to) - outlook.danger(from)) - 0.2;
    }

    private static boolean isAnyoneOnFoot(Table table, Zone zone) {
        for (Survivor survivor : table.survivorsIn(zone.index())) {
            if (!Car.holds(table, survivor.id())) {
                return true;
            }
        }
        return false;
    }

    private static double leaving(Outlook outlook) {
        int target = outlook.target();
        int steps = target < 0 ? 0 : outlook.steps(outlook.actor().zone().index(), target);
        return steps > 0 && steps <= NEAR + 1 ? 1.5 : -1;
    }
}
