package redoubt.board;

import java.util.Arrays;

/** A straight line from a zone along one row or column of cells to the end of the board: what it crosses and enters. */
public final class Line {
    private final Side direction;
    private final int[] edges;
    private final int[] zones;

    Line(Side direction, int[] edges, int[] zones) {
        this.direction = direction;
        this.edges = edges.clone();
        this.zones = zones.clone();
    }

    public Side direction() {
        return direction;
    }

    /** How many times the line enters another zone. */
    public int length() {
        return zones.length;
    }

    /** The index of the edge crossed at this step, from 0. */
    public int edge(int step) {
        return edges[step];
    }

    /** The index of the zone entered at this step, from 0. */
    public int zone(int step) {
        return zones[step];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Line that
                && direction == that.direction
                && Arrays.equals(edges, that.edges)
                && Arrays.equals(zones, that.zones);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(edges) + direction.ordinal();
    }

    @Override
    public String toString() {
        return direction + Arrays.toString(zones);
    }
}
