package redoubt.secondedition.washington;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Sight;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.Attacks;
import redoubt.horde.rulings.Eyesight;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.view.Shows;

/**
 * What can be seen by night: the zones that are lit, those that some survivor sees without light, the beams, and the zones of zombies that
 * see a light. All other zones are dark.
 */
public record LightsView(List<String> lit, List<String> seen, List<BeamView> beams, List<WatcherView> watchers)
        implements Shows.Exhibit {
    /** A beam and the zone it lights besides that of its owner; empty if it lights no other. */
    public record BeamView(String owner, String towards) {}

    /** A zone with zombies, and the nearest lit zone that they see. */
    public record WatcherView(String zone, String sees) {}

    static LightsView of(Table table) {
        ZoneSet lit = Lights.lit(table);
        ZoneSet seen = ZoneSet.EMPTY;
        for (Survivor survivor : table.survivors()) {
            if (survivor.isOnBoard()) {
                int zone = survivor.zone().index();
                seen = seen.or(Attacks.sight(table, survivor).seen(zone)).with(zone);
            }
        }
        return new LightsView(names(table, lit), names(table, seen.minus(lit)), beams(table), watchers(table, lit));
    }

    private static List<String> names(Table table, ZoneSet zones) {
        List<String> names = new ArrayList<>();
        zones.forEachIndex(zone -> names.add(table.zone(zone).name()));
        return names;
    }

    private static List<BeamView> beams(Table table) {
        Sight sight = Eyesight.sight(table);
        List<BeamView> beams = new ArrayList<>();
        for (Lights.Beam beam : Lights.of(table).beams()) {
            Survivor owner = table.survivor(beam.owner());
            boolean isLighting =
                    sight.range(owner.zone().index(), beam.towards().index()) == 1;
            beams.add(new BeamView(owner.name(), isLighting ? beam.towards().name() : ""));
        }
        return beams;
    }

    private static List<WatcherView> watchers(Table table, ZoneSet lit) {
        Sight sight = Eyesight.sight(table);
        List<WatcherView> watchers = new ArrayList<>();
        WakeZombies.waking(table).forEachIndex(zone -> {
            ZoneSet lights = sight.seen(zone).and(lit);
            int nearest = lights.first();
            for (int light = nearest; light != ZoneSet.NONE; light = lights.nextAfter(light)) {
                nearest = sight.range(zone, light) < sight.range(zone, nearest) ? light : nearest;
            }
            watchers.add(
                    new WatcherView(table.zone(zone).name(), table.zone(nearest).name()));
        });
        return watchers;
    }
}
