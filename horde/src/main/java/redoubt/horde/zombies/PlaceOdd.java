package redoubt.horde.zombies;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The players choose the way for a zombie left over when a group splits. */
public record PlaceOdd(Plan plan) implements Question<Table, PlaceOdd.Send> {
    /** One more zombie of the kind goes this way. */
    public record Send(String zombie, Zone from, Zone way) implements Option {
        @Override
        public String key() {
            return "send " + zombie + " from " + from + " by " + way;
        }

        @Override
        public List<Mark> marks() {
            return List.of(
                    MarkKind.ZOMBIE.mark(zombie), MarkKind.ZONE.mark(from.name()), MarkKind.ZONE.mark(way.name()));
        }
    }

    @Override
    public Decision<Send> decision(Table table) {
        Dilemma.Odd odd = plan.odd();
        String zombie = table.print().zombieKinds().get(odd.kind()).name();
        List<Send> options = new ArrayList<>(odd.ways().size());
        for (int way = odd.ways().first(); way != ZoneSet.NONE; way = odd.ways().nextAfter(way)) {
            options.add(new Send(zombie, odd.from(), table.zone(way)));
        }
        return new Decision<>(table.cite(odd.why()), table.everyone(), options);
    }

    @Override
    public boolean isMinor() {
        return true;
    }

    @Override
    public void answer(Send chosen, Play<Table> play) {
        Table table = play.table();
        Dilemma.Odd odd = plan.odd();
        int way = chosen.way().index();
        March march = Split.march(
                table,
                plan.activation().pursuit(table),
                odd.from(),
                new Troop(odd.kind(), 1),
                odd.destinations(),
                odd.rule(),
                way);
        play.then(plan.placed(march, odd.without(way)).next());
    }
}
