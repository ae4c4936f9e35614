package redoubt.board;

/** A border of one printed kind between two zones, the lower zone first. */
public record Edge(EdgeId id, ZoneId first, ZoneId second, BorderKind printed) {
    public boolean touches(ZoneId zone) {
        return first.equals(zone) || second.equals(zone);
    }
}
