package redoubt.horde.zombies;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.NoiseRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** What draws zombies to a zone: its noise tokens, survivors and allies, one point each, and what rulings of the mission add. */
public final class Lure {
    private Lure() {}

    public static int noise(Table table, int zone) {
        int sum = table.count(table.print().noise().orElseThrow(), zone);
        sum += table.isManned(zone) ? bystanders(table, zone) : 0;
        List<NoiseRuling> rulings = table.mission().rulings(NoiseRuling.HOOK);
        for (int i = 0; i < rulings.size(); i++) {
            sum += rulings.get(i).more(table, zone);
        }
        return sum;
    }

    /** The survivors and allies in a zone. */
    public static int bystanders(Table table, int zone) {
        int sum = table.allies().count(zone);
        List<Survivor> survivors = table.survivors();
        for (int i = 0; i < survivors.size(); i++) {
            Survivor survivor = survivors.get(i);
            sum += survivor.isOnBoard() && survivor.zone().index() == zone ? 1 : 0;
        }
        return sum;
    }

    /** The zones with any noise. */
    public static ZoneSet noisy(Table table, ZoneSet manned) {
        return table.tokens().where(table.print().noise().orElseThrow().index()).or(manned);
    }

    /** Those of the zones with the most noise. */
    public static ZoneSet loudest(Table table, ZoneSet zones) {
        int first = zones.first();
        if (first == ZoneSet.NONE || zones.nextAfter(first) == ZoneSet.NONE) {
            return zones;
        }
        int most = 0;
        ZoneSet loudest = ZoneSet.EMPTY;
        for (int zone = first; zone != ZoneSet.NONE; zone = zones.nextAfter(zone)) {
            int noise = noise(table, zone);
            if (noise > most) {
                most = noise;
                loudest = ZoneSet.of(zone);
            } else if (noise == most) {
                loudest = loudest.with(zone);
            }
        }
        return loudest;
    }
}
