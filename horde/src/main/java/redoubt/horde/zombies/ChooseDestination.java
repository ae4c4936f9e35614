package redoubt.horde.zombies;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.edition.Pursuit;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The players choose among a group's equal destinations. */
public record ChooseDestination(Plan plan) implements Question<Table, ChooseDestination.HeadFor> {
    /** The group heads for this zone. */
    public record HeadFor(Zone from, Zone destination) implements Option {
        @Override
        public String key() {
            return "head from " + from + " for " + destination;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(from.name()), MarkKind.ZONE.mark(destination.name()));
        }
    }

    @Override
    public Decision<HeadFor> decision(Table table) {
        Dilemma.Undecided undecided = plan.undecided();
        ZoneSet destinations = undecided.destinations();
        List<HeadFor> options = new ArrayList<>(destinations.size());
        for (int zone = destinations.first(); zone != ZoneSet.NONE; zone = destinations.nextAfter(zone)) {
            options.add(new HeadFor(undecided.group().from(), table.zone(zone)));
        }
        return new Decision<>(table.cite(Cite.CHOOSE_DESTINATION), table.everyone(), options);
    }

    @Override
    public void answer(HeadFor chosen, Play<Table> play) {
        Table table = play.table();
        Dilemma.Undecided undecided = plan.undecided();
        int destination = chosen.destination().index();
        Pursuit.Aim aim = new Pursuit.Aim(ZoneSet.of(destination), undecided.rule());
        Optional<March> march =
                PlanMoves.march(table, plan.activation().pursuit(table), undecided.group(), aim, destination);
        play.then(march.isPresent() ? plan.decided(march.get()).next() : new ChoosePath(plan, destination));
    }
}
