package redoubt.board;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The edges of a board as printed, by index; an index without an edge belonged to a tile that was taken away. */
public final class Edges {
    private final Legend legend;
    private final int[] first;
    private final int[] second;
    private final byte[] printed;
    private final List<List<Segment>> segments;
    private final int[][] ofZone;
    private final List<Edge> all;

    Edges(Legend legend, int zoneCount, List<EdgeKey> keys, List<List<Segment>> segments) {
        this.legend = legend;
        this.first = keys.stream().mapToInt(EdgeKey::first).toArray();
        this.second = keys.stream().mapToInt(EdgeKey::second).toArray();
        this.printed = new byte[keys.size()];
        for (int edge = 0; edge < printed.length; edge++) {
            printed[edge] = (byte) keys.get(edge).kind();
        }
        this.segments = segments.stream().map(List::copyOf).toList();
        this.ofZone = IntStream.range(0, zoneCount)
                .mapToObj(zone -> IntStream.range(0, printed.length)
                        .filter(edge -> exists(edge) && (first[edge] == zone || second[edge] == zone))
                        .toArray())
                .toArray(int[][]::new);
        this.all = IntStream.range(0, printed.length)
                .filter(this::exists)
                .mapToObj(edge -> edge(new EdgeId(edge)))
                .toList();
    }

    /** One more than the highest edge index ever used. */
    public int count() {
        return printed.length;
    }

    /** True if this edge lies on the table now. */
    public boolean exists(int edge) {
        return !segments.get(edge).isEmpty();
    }

    public int first(int edge) {
        return first[edge];
    }

    public int second(int edge) {
        return second[edge];
    }

    /** The zone on the other side of an edge. */
    public int across(int edge, int zone) {
        return first[edge] == zone ? second[edge] : first[edge];
    }

    /** How many edges a zone has. */
    public int degree(int zone) {
        return ofZone[zone].length;
    }

    /** The edge at this index, from 0, in a zone's list. */
    public int edge(int zone, int place) {
        return ofZone[zone][place];
    }

    public Edge edge(EdgeId id) {
        int edge = id.index();
        BorderKind kind = legend.borders().get(printed[edge]);
        return new Edge(id, new ZoneId(first[edge]), new ZoneId(second[edge]), kind);
    }

    public List<Edge> all() {
        return all;
    }

    public List<Edge> of(ZoneId zone) {
        return IntStream.of(ofZone[zone.index()])
                .mapToObj(edge -> edge(new EdgeId(edge)))
                .toList();
    }

    /** The edges between two zones, one for each kind of border printed there. */
    public List<Edge> between(ZoneId one, ZoneId other) {
        return of(one).stream().filter(edge -> edge.touches(other)).toList();
    }

    /** The edge of this printed kind between two zones. */
    public Optional<Edge> between(ZoneId one, ZoneId other, BorderKind printedKind) {
        return between(one, other).stream()
                .filter(edge -> edge.printed().equals(printedKind))
                .findFirst();
    }

    /** The zones that share a border of any kind with this one, walls included. */
    public ZoneSet touching(int zone) {
        ZoneSet beside = ZoneSet.EMPTY;
        for (int edge : ofZone[zone]) {
            beside = beside.with(across(edge, zone));
        }
        return beside;
    }

    /** The straight pieces of an edge, for drawing. */
    public List<Segment> segments(EdgeId edge) {
        return segments.get(edge.index());
    }

    byte[] printedKinds() {
        return printed.clone();
    }
}
