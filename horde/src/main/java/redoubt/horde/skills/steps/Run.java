package redoubt.horde.skills.steps;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.action.Move;
import redoubt.horde.action.Relocate;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** A survivor runs to a zone at most {@code zones} zones away and chooses among equal ways. */
public record Run(SurvivorId survivor, Zone to, int zones) implements Question<Table, Run.By> {
    /** Runs on into this zone; the survivor's current zone if no way is left. */
    public record By(Zone zone) implements Option {
        @Override
        public String key() {
            return "by " + zone;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(zone.name()));
        }
    }

    @Override
    public Decision<By> decision(Table table) {
        Survivor runner = table.survivor(survivor);
        List<By> ways = new ArrayList<>(2);
        ZoneSet near = Move.destinations(table, runner);
        if (near.contains(to.index())) {
            ways.add(new By(to));
        } else {
            for (int zone = near.first(); zone != ZoneSet.NONE; zone = near.nextAfter(zone)) {
                if (leadsOn(table, runner.withZone(table.zone(zone)))) {
                    ways.add(new By(table.zone(zone)));
                }
            }
        }
        if (ways.isEmpty()) {
            ways.add(new By(runner.zone()));
        }
        return new Decision<>(table.cite(Cite.MOVE), table.seatOf(survivor), ways);
    }

    private boolean leadsOn(Table table, Survivor there) {
        return zones > 1
                && !Move.isStopped(table, there)
                && reach(table, there, zones - 1).contains(to.index());
    }

    @Override
    public void answer(By chosen, Play<Table> play) {
        if (chosen.zone().equals(play.table().survivor(survivor).zone())) {
            return;
        }
        if (!chosen.zone().equals(to)) {
            play.then(new Run(survivor, to, zones - 1));
        }
        play.then(new Relocate(survivor, chosen.zone()));
    }

    /** The zones with zombies that a survivor can run to, within these limits on the number of zones. */
    public static ZoneSet targets(Table table, Survivor runner, int least, int most) {
        ZoneSet reached = reach(table, runner, most);
        reached = least == 0
                ? reached.with(runner.zone().index())
                : reached.without(runner.zone().index());
        return reached.and(table.zombies().where());
    }

    /** The zones that a move of this many zones can reach, allowing for zombies on the way. */
    public static ZoneSet reach(Table table, Survivor runner, int zones) {
        ZoneSet near = Move.destinations(table, runner);
        ZoneSet reached = near;
        for (int zone = near.first(); zone != ZoneSet.NONE && zones > 1; zone = near.nextAfter(zone)) {
            Survivor there = runner.withZone(table.zone(zone));
            if (!Move.isStopped(table, there)) {
                reached = reached.or(reach(table, there, zones - 1));
            }
        }
        return reached;
    }
}
