package redoubt.secondedition.mission;

import java.util.List;
import redoubt.horde.mission.Goal;
import redoubt.horde.print.GoalsAndRules.Entry;
import redoubt.horde.table.Ruling;
import redoubt.secondedition.mission.m06.FindBunker;

/** The goals and rules that only missions on the way into the bunker and out of it name. */
final class BunkerRules {
    static final List<Entry<Briefing, Goal>> GOALS = List.of(new Entry<>("FindBunker", _ -> new FindBunker()));

    static final List<Entry<Briefing, List<Ruling>>> RULES = List.of();

    private BunkerRules() {}
}
