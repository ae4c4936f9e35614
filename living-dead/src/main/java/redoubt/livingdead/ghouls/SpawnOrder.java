package redoubt.livingdead.ghouls;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import redoubt.board.Area;
import redoubt.board.Board;
import redoubt.board.Zone;
import redoubt.board.ZoneId;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;

/** In which order spawn zones are served: one comes first, the others follow clockwise around the middle of the board. */
public final class SpawnOrder {
    /** The token whose zone comes first. */
    public static final String WHITE = "white";

    private SpawnOrder() {}

    /** From the middle to a zone, in halves of a unit. */
    private record Way(long x, long y) {
        /** Above zero if the other way lies clockwise of this one, by less than half a turn. */
        long turnTo(Way other) {
            return x * other.y - y * other.x;
        }

        long along(Way other) {
            return x * other.x + y * other.y;
        }

        long length() {
            return x * x + y * y;
        }
    }

    /** The zones in their order, each of them once, those of {@code first} before all others. */
    public static List<Zone> clockwise(Board board, Zone first, List<Zone> zones) {
        return clockwise(board, middle(board, board.readingOrder()), first, zones);
    }

    /** The same, seen from the middle of the zones themselves: the corners of a tile at the edge of the board lie around that tile. */
    public static List<Zone> clockwiseAmongThem(Board board, Zone first, List<Zone> zones) {
        List<ZoneId> ids = zones.stream().map(zone -> new ZoneId(zone.index())).toList();
        return clockwise(board, middle(board, ids), first, zones);
    }

    private static List<Zone> clockwise(Board board, Way middle, Zone first, List<Zone> zones) {
        List<Zone> order = new ArrayList<>();
        for (Zone zone : zones) {
            if (!zone.equals(first) && !order.contains(zone)) {
                order.add(zone);
            }
        }
        Way from = way(board, middle, first);
        Way start = from.length() == 0 ? new Way(0, -1) : from;
        order.sort(Comparator.comparing(
                (Zone zone) -> way(board, middle, zone), (one, other) -> compare(start, one, other)));
        order.addFirst(first);
        return order;
    }

    /** The tokens with the places in the order that their zones have now. */
    public static List<SpawnPoint> arranged(Table table, List<SpawnPoint> tokens) {
        List<Zone> zones = tokens.stream().map(SpawnPoint::zone).toList();
        Zone first = tokens.stream()
                .filter(token -> token.name().equals(WHITE))
                .map(SpawnPoint::zone)
                .findFirst()
                .orElse(zones.getFirst());
        List<Zone> order = clockwise(table.terrain().board(), first, zones);
        return tokens.stream()
                .map(token -> new SpawnPoint(token.name(), token.zone(), order.indexOf(token.zone()), token.isActive()))
                .toList();
    }

    /** Whether the white token lies in a zone. */
    public static boolean isWhite(Table table, Zone zone) {
        for (SpawnPoint token : table.spawnPoints()) {
            if (token.name().equals(WHITE) && token.zone().equals(zone)) {
                return true;
            }
        }
        return false;
    }

    private static int compare(Way start, Way one, Way other) {
        int halves = Integer.compare(half(start, one), half(start, other));
        if (halves != 0) {
            return halves;
        }
        long turn = one.turnTo(other);
        return turn == 0 ? Long.compare(other.length(), one.length()) : turn > 0 ? -1 : 1;
    }

    /** 0 for less than half a turn clockwise of the start, 1 for more, 2 for the very middle. */
    private static int half(Way start, Way way) {
        if (way.length() == 0) {
            return 2;
        }
        long turn = start.turnTo(way);
        return turn > 0 || turn == 0 && start.along(way) > 0 ? 0 : 1;
    }

    private static Way way(Board board, Way middle, Zone zone) {
        Way centre = centre(board.areas(new ZoneId(zone.index())));
        return new Way(centre.x - middle.x, centre.y - middle.y);
    }

    private static Way middle(Board board, List<ZoneId> zones) {
        List<Area> all = new ArrayList<>();
        for (ZoneId zone : zones) {
            all.addAll(board.areas(zone));
        }
        return centre(all);
    }

    /** The middle of the rectangle around some areas, in halves of a unit. */
    private static Way centre(List<Area> areas) {
        int left = areas.stream().mapToInt(Area::left).min().orElse(0);
        int right = areas.stream().mapToInt(Area::right).max().orElse(0);
        int top = areas.stream().mapToInt(Area::top).min().orElse(0);
        int bottom = areas.stream().mapToInt(Area::bottom).max().orElse(0);
        return new Way((long) left + right, (long) top + bottom);
    }
}
