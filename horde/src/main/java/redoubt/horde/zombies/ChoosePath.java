package redoubt.horde.zombies;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.edition.Pursuit;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The players choose among the equally short ways to a group's destination. */
public record ChoosePath(Plan plan, int destination) implements Question<Table, ChoosePath.GoBy> {
    /** The group goes by way of this zone. */
    public record GoBy(Zone from, Zone way) implements Option {
        @Override
        public String key() {
            return "go from " + from + " by " + way;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(from.name()), MarkKind.ZONE.mark(way.name()));
        }
    }

    @Override
    public Decision<GoBy> decision(Table table) {
        Group group = plan.undecided().group();
        Pursuit pursuit = plan.activation().pursuit(table);
        ZoneSet ways = pursuit.firstSteps(table, group.from().index(), group.kind(), destination);
        List<GoBy> options = new ArrayList<>(ways.size());
        for (int way = ways.first(); way != ZoneSet.NONE; way = ways.nextAfter(way)) {
            options.add(new GoBy(group.from(), table.zone(way)));
        }
        return new Decision<>(table.cite(pursuit.pathRule()), table.everyone(), options);
    }

    @Override
    public boolean isMinor() {
        return true;
    }

    @Override
    public void answer(GoBy chosen, Play<Table> play) {
        Table table = play.table();
        Dilemma.Undecided undecided = plan.undecided();
        Pursuit.Aim aim = new Pursuit.Aim(undecided.destinations(), undecided.rule());
        March march = PlanMoves.march(
                table,
                plan.activation().pursuit(table),
                undecided.group(),
                aim,
                destination,
                chosen.way().index());
        play.then(plan.decided(march).next());
    }
}
