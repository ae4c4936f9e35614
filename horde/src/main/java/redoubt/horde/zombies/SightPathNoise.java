package redoubt.horde.zombies;

import java.util.List;
import redoubt.board.Gait;
import redoubt.board.Paths;
import redoubt.board.ZoneSet;
import redoubt.horde.edition.Pursuit;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;

/**
 * Zombies that go by sight, then by open path, then by noise, and never split. Each kind has the gait it actually moves with;
 * {@code unhindered} is a gait that ignores obstacles, with which they head for what they cannot reach.
 */
public record SightPathNoise(Eyes eyes, List<Gait> gaits, Gait unhindered, Reasons reasons) implements Pursuit {
    /** The rules of the four choices, in their order. */
    public record Reasons(RuleId seenAndOpen, RuleId seen, RuleId heardAndOpen, RuleId heard) {}

    public SightPathNoise {
        gaits = List.copyOf(gaits);
    }

    @Override
    public Aim aim(Table table, int zone, int kind) {
        ZoneSet manned = table.manned();
        ZoneSet seen = eyes.seen(table, zone).and(manned);
        ZoneSet reached = paths(table, kind).reachable(zone);
        if (seen.isEmpty()) {
            return choose(table, Lure.noisy(table, manned), reached, reasons.heardAndOpen, reasons.heard);
        }
        return choose(table, seen, reached, reasons.seenAndOpen, reasons.seen);
    }

    private static Aim choose(Table table, ZoneSet zones, ZoneSet reached, RuleId ifOpen, RuleId otherwise) {
        ZoneSet open = zones.and(reached);
        return open.isEmpty()
                ? new Aim(Lure.loudest(table, zones), otherwise)
                : new Aim(Lure.loudest(table, open), ifOpen);
    }

    @Override
    public ZoneSet firstSteps(Table table, int zone, int kind, int destination) {
        Paths open = paths(table, kind);
        Paths paths = open.distance(zone, destination) == Paths.UNREACHABLE
                ? table.terrain().paths(unhindered)
                : open;
        return paths.firstSteps(zone, destination);
    }

    @Override
    public boolean canStep(Table table, int zone, int kind, int next) {
        return paths(table, kind).neighbours(zone).contains(next);
    }

    @Override
    public int group(Table table, int kind) {
        return gaits.get(kind).slot();
    }

    private Paths paths(Table table, int kind) {
        return table.terrain().paths(gaits.get(kind));
    }
}
