package redoubt.horde.danger;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.event.HordeEvent.AdrenalineGained;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** A survivor gains adrenaline and climbs the danger levels it brings, in order; the rule is what else than zombies brings it. */
public record GainAdrenaline(SurvivorId survivor, int points, Optional<RuleId> rule) implements Effect<Table> {
    private static final Danger[] LEVELS = Danger.values();

    /** Adrenaline for zombies eliminated. */
    public GainAdrenaline(SurvivorId survivor, int points) {
        this(survivor, points, Optional.empty());
    }

    public GainAdrenaline(SurvivorId survivor, int points, RuleId rule) {
        this(survivor, points, Optional.of(rule));
    }

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Survivor gaining = table.survivor(survivor);
        if (points <= 0 || !gaining.isOnBoard()) {
            return;
        }
        Track track = Track.of(table);
        int end = table.print().adrenalineAt(Danger.RED);
        int before = gaining.adrenaline();
        int after = before + points;
        if (track == Track.ENDS && after > end) {
            after = end;
        }
        if (after == before) {
            return;
        }
        List<Step<Table>> reached = new ArrayList<>();
        Danger level = climb(table, gaining, before, after, track, reached);
        int marker = track == Track.ULTRARED ? after % end : after;
        play.table(table.with(gaining.withAdrenaline(marker, level)));
        RuleId why = rule.orElseGet(() -> table.cite(Cite.GAIN_ADRENALINE));
        play.log(new AdrenalineGained(why, survivor, after - before, marker));
        play.then(reached);
    }

    /** Lists the levels between two numbers of points and returns the highest ever reached. */
    private Danger climb(Table table, Survivor gaining, int before, int after, Track track, List<Step<Table>> reached) {
        int end = table.print().adrenalineAt(Danger.RED);
        Danger highest = gaining.danger();
        for (int lap = 0; lap <= (track == Track.ULTRARED ? after : 0); lap += end) {
            for (Danger level : LEVELS) {
                int threshold = lap + table.print().adrenalineAt(level);
                if (threshold <= before || threshold > after) {
                    continue;
                }
                boolean isAgain = highest.isAtLeast(level);
                reached.add(new ReachLevel(survivor, level, isAgain));
                highest = isAgain ? highest : level;
            }
        }
        return highest;
    }
}
