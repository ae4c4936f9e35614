package redoubt.whitedeath.mission.rules;

import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.mission.LeaveOrStay;
import redoubt.horde.mission.MissionGoals;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.kernel.RuleId;
import redoubt.whitedeath.guards.Marching;

/** All survivors and all guards have left the board; guards cannot follow once the last survivor is gone. */
public record LeaveWithAllGuards(int guards) implements Goal {
    private static final String EXIT = "exit";

    @Override
    public void aims(Table table, Checklist list) {
        int away = (int) table.survivors().stream()
                .filter(survivor -> survivor.presence() == Survivor.Presence.LEFT)
                .count();
        ZoneSet exits = table.tokens().where(table.print().token("exit").index());
        list.win("LeaveThroughExit", away, table.survivors().size(), exits);
        guardsOut(table, list);
    }

    @Override
    public boolean isMet(Table table) {
        return table.allies().total() == 0 && haveAllLeft(table);
    }

    @Override
    public Optional<RuleId> reason() {
        return Optional.of(MissionIds.GUARDS_LEAVE);
    }

    @Override
    public boolean isOutOfReach(Table table) {
        return table.allies().total() > 0 && haveAllLeft(table);
    }

    void guardsOut(Table table, Checklist list) {
        list.win(
                "LeadAllGuardsOut",
                guards - table.allies().total(),
                guards,
                table.allies().where());
    }

    private static boolean haveAllLeft(Table table) {
        for (Survivor survivor : table.survivors()) {
            if (survivor.presence() != Survivor.Presence.LEFT) {
                return false;
            }
        }
        return true;
    }

    @Override
    public double progress(Table table) {
        int left = guards - table.allies().total();
        for (Survivor survivor : table.survivors()) {
            left += survivor.presence() == Survivor.Presence.LEFT ? 1 : 0;
        }
        return (double) left / (guards + table.survivors().size());
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        int exit = exit(table);
        if (isDue && exit != ZoneSet.NONE) {
            errands.add(new Errand(exit, 6, table.survivors().size()));
        }
    }

    private static int exit(Table table) {
        return table.tokens().first(table.print().token(EXIT).index());
    }

    /** Guards go towards the exit all the time; survivors leave with them, and the last only after them. */
    @Override
    public double opinion(Outlook outlook, Option option) {
        if (option instanceof LeaveOrStay.Way way) {
            return way == LeaveOrStay.Way.STAY && !isReadyToLeave(outlook.table(), outlook.actor()) ? 5 : 0;
        }
        int exit = Marching.isAbout(outlook, option) ? exit(outlook.table()) : ZoneSet.NONE;
        return exit == ZoneSet.NONE
                ? 0
                : new Marching(zone -> outlook.steps(zone, exit), areOthersMet(outlook.table()) ? 2.5 : 1.5)
                        .opinion(outlook, option);
    }

    private static boolean isReadyToLeave(Table table, Survivor leaver) {
        int here = table.allies().count(leaver.zone().index());
        return table.allies().total() == here || here > 0 && countOnBoard(table) > 1;
    }

    private static int countOnBoard(Table table) {
        int count = 0;
        for (Survivor survivor : table.survivors()) {
            count += survivor.isOnBoard() ? 1 : 0;
        }
        return count;
    }

    private static boolean areOthersMet(Table table) {
        List<MissionGoals> goals = table.mission().rulings(MissionGoals.class);
        return !goals.isEmpty()
                && goals.getFirst().areMet(table, goals.getFirst().goals().size() - 1);
    }
}
