package redoubt.horde.terms;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Paths;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Aim;
import redoubt.kernel.Mark;

/** The lines that goals put together for the people at the table: counts, places, and who is nearest to them. */
public final class Checklist {
    private final Table table;
    private final List<Aim> lines = new ArrayList<>();

    public Checklist(Table table) {
        this.table = table;
    }

    /** What wins, counted; it may say more in marks. */
    public void win(String name, int done, int of, Mark... about) {
        add(name, Aim.Kind.WIN, done, of, ZoneSet.EMPTY, about);
    }

    /** What wins, counted, and where it is still to be done. */
    public void win(String name, int done, int of, ZoneSet places, Mark... about) {
        add(name, Aim.Kind.WIN, done, of, places, about);
    }

    /** What wins and is either so or not. */
    public void win(String name, boolean isDone, ZoneSet places, Mark... about) {
        add(name, Aim.Kind.WIN, isDone ? 1 : 0, 1, places, about);
    }

    /** A part of the line before it. */
    public void part(String name, int done, int of, ZoneSet places, Mark... about) {
        add(name, Aim.Kind.PART, done, of, places, about);
    }

    /** What must stay so. */
    public void keep(String name, int done, int of, Mark... about) {
        add(name, Aim.Kind.KEEP, done, of, ZoneSet.EMPTY, about);
    }

    /** That something comes from one zone to another, and how many steps are left. */
    public void bring(String name, boolean isDone, int from, int to) {
        int steps = from == ZoneSet.NONE || to == ZoneSet.NONE
                ? Paths.UNREACHABLE
                : table.survivorPaths().distance(from, to);
        ZoneSet places = from == ZoneSet.NONE ? ZoneSet.EMPTY : ZoneSet.of(from);
        add(name, Aim.Kind.WIN, isDone ? 1 : 0, 1, places, count(Math.max(0, steps)));
    }

    /** The number that a line speaks of besides what is done of it. */
    public static Mark count(int number) {
        return MarkKind.COUNT.mark(Integer.toString(number));
    }

    /** Where these lie. */
    public static ZoneSet zones(Iterable<Zone> places) {
        ZoneSet zones = ZoneSet.EMPTY;
        for (Zone zone : places) {
            zones = zones.with(zone.index());
        }
        return zones;
    }

    public List<Aim> lines() {
        return List.copyOf(lines);
    }

    private void add(String name, Aim.Kind kind, int done, int of, ZoneSet places, Mark... about) {
        List<Mark> marks = new ArrayList<>(List.of(about));
        boolean isDone = done >= of;
        for (int zone = places.first(); !isDone && zone != ZoneSet.NONE; zone = places.nextAfter(zone)) {
            marks.add(MarkKind.ZONE.mark(table.zone(zone).name()));
        }
        lines.add(new Aim(name, kind, done, of, marks, isDone ? Optional.empty() : nearest(places)));
    }

    private Optional<Aim.Nearest> nearest(ZoneSet places) {
        Optional<Aim.Nearest> nearest = Optional.empty();
        Paths paths = table.survivorPaths();
        for (Survivor survivor : table.survivors()) {
            for (int zone = places.first();
                    survivor.isOnBoard() && zone != ZoneSet.NONE;
                    zone = places.nextAfter(zone)) {
                int steps = paths.distance(survivor.zone().index(), zone);
                if (steps != Paths.UNREACHABLE
                        && (nearest.isEmpty() || steps < nearest.get().steps())) {
                    nearest = Optional.of(new Aim.Nearest(
                            survivor.id().name(), table.zone(zone).name(), steps));
                }
            }
        }
        return nearest;
    }
}
