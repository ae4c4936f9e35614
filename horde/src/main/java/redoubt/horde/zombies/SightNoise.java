package redoubt.horde.zombies;

import java.util.List;
import java.util.Optional;
import redoubt.board.Gait;
import redoubt.board.Paths;
import redoubt.board.ZoneSet;
import redoubt.horde.edition.Pursuit;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;

/**
 * Zombies that go by sight, then by noise, split over equal ways, and stay where no open path leads on. In extra activations each
 * kind may move with a different gait. {@code loudest} are the loudest zones of the table, if they are known.
 */
public record SightNoise(
        Eyes eyes, List<Gait> gaits, List<Gait> extraGaits, RuleId seen, RuleId heard, Optional<ZoneSet> loudest)
        implements Pursuit {
    public SightNoise {
        gaits = List.copyOf(gaits);
        extraGaits = List.copyOf(extraGaits);
    }

    public SightNoise(Eyes eyes, List<Gait> gaits, List<Gait> extraGaits, RuleId seen, RuleId heard) {
        this(eyes, gaits, extraGaits, seen, heard, Optional.empty());
    }

    @Override
    public Aim aim(Table table, int zone, int kind) {
        ZoneSet manned = table.manned();
        ZoneSet visible = eyes.seen(table, zone).and(manned);
        ZoneSet wanted = visible.isEmpty() ? loudest(table) : Lure.loudest(table, visible);
        // Of equal destinations, only those with an open path to them count.
        ZoneSet reached = table.terrain().paths(gaits.get(kind)).reachableOf(zone, wanted);
        return new Aim(reached, visible.isEmpty() ? heard : seen);
    }

    private ZoneSet loudest(Table table) {
        return loudest.isPresent() ? loudest.get() : Lure.loudest(table, Lure.noisy(table, table.manned()));
    }

    @Override
    public Pursuit on(Table table) {
        return new SightNoise(eyes, gaits, extraGaits, seen, heard, Optional.of(loudest(table)));
    }

    /** Whether no zone of the board has more noise than this one. */
    public boolean isLoudest(Table table, int zone) {
        return loudest(table).contains(zone);
    }

    @Override
    public ZoneSet firstSteps(Table table, int zone, int kind, int destination) {
        Paths paths = table.terrain().paths(gaits.get(kind));
        return paths.firstSteps(zone, destination);
    }

    @Override
    public boolean canStep(Table table, int zone, int kind, int next) {
        return table.terrain().paths(gaits.get(kind)).neighbours(zone).contains(next);
    }

    @Override
    public int group(Table table, int kind) {
        return gaits.get(kind).slot();
    }

    @Override
    public boolean isSplitting() {
        return true;
    }

    @Override
    public Pursuit inManner(String manner) {
        return manner.equals(Activation.EXTRA) ? new SightNoise(eyes, extraGaits, extraGaits, seen, heard) : this;
    }
}
