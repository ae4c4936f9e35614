package redoubt.whitedeath.mission.m09;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.AttackOption;
import redoubt.horde.combat.ShareOut;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;

/** The Empress is in the exit zone and no zombie is there. */
public record EmpressInExit(AllyKind empress, TokenKind exit) implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        int at = table.allies().where(empress.index()).first();
        list.bring(
                "EmpressInExit",
                isMet(table),
                at,
                table.tokens().where(exit.index()).first());
    }

    @Override
    public boolean isMet(Table table) {
        int zone = table.allies().where(empress.index()).first();
        return zone != ZoneSet.NONE
                && table.count(exit, zone) > 0
                && !table.zombies().isAny(zone);
    }

    @Override
    public double progress(Table table) {
        int from = table.allies().where(empress.index()).first();
        int to = table.tokens().where(exit.index()).first();
        if (from == ZoneSet.NONE || to == ZoneSet.NONE) {
            return 0;
        }
        int distance = table.survivorPaths().distance(from, to);
        return distance < 0 ? 0 : 1.0 / (1 + distance);
    }

    /** She needs company and a free way; meanwhile objectives give weapons. */
    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        int zone = table.allies().first(empress.index());
        int exits = table.tokens().first(exit.index());
        if (zone == ZoneSet.NONE || exits == ZoneSet.NONE) {
            return;
        }
        errands.add(new Errand(zone, table.zombies().isAny(zone) ? 6 : 3, 3));
        ZoneSet ahead = table.survivorPaths().firstSteps(zone, exits);
        for (int next = ahead.first(); next != ZoneSet.NONE; next = ahead.nextAfter(next)) {
            errands.add(new Errand(next, table.zombies().isAny(next) ? 4 : 1, 1));
        }
        if (table.survivorPaths().distance(zone, exits) <= 2) {
            errands.add(new Errand(exits, 4, 3));
        }
        for (Objective objective : table.objectives()) {
            errands.add(new Errand(objective.zone().index(), 1, 1));
        }
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return switch (option) {
            case WalkOrStay.Walk walk -> walking(outlook, walk.to().index());
            case ShareOut.AlliesSuffer some -> some.kind().equals(empress) ? -100 : 0;
            case AttackOption attack -> attack(outlook.table(), attack);
            default -> 0;
        };
    }

    private double attack(Table table, AttackOption attack) {
        boolean isBesideHer = table.allies().count(attack.draft().target().index(), empress.index()) > 0;
        return !isBesideHer ? 0 : attack.kind().equals(ActionKind.MELEE) ? 4 : -30;
    }

    /** Towards the exit, but into no corruption and to no zombies. */
    private double walking(Outlook outlook, int to) {
        Table table = outlook.table();
        int from = table.allies().first(empress.index());
        int exits = table.tokens().first(exit.index());
        boolean isFatal = table.count(table.print().token("corruption"), to) > 0;
        int gain = outlook.steps(from, exits) - outlook.steps(to, exits);
        boolean isAlone = table.survivorsIn(to).isEmpty() && table.allies().count(to) == 0;
        return isFatal ? -100 : 2 * gain - 1.2 * (outlook.danger(to) - outlook.danger(from)) - (isAlone ? 0.5 : 0);
    }
}
