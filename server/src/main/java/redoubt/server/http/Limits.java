package redoubt.server.http;

import java.time.Duration;
import java.util.function.LongSupplier;
import redoubt.server.session.Bucket;

/** How much one client may ask of the table. */
public record Limits(Sizes sizes, Rates rates, Counts counts, Times times) {
    /** Limits that people at one screen never reach. */
    public static final Limits USUAL = new Limits(
            new Sizes(8 * 1024, 64 * 1024, 2 * 1024 * 1024),
            new Rates(new Rate(60, 20), new Rate(600, 200), new Rate(60, 0.1)),
            new Counts(256, 512, 256),
            new Times(Duration.ofSeconds(75), Duration.ofSeconds(25), Duration.ofSeconds(10), Duration.ofSeconds(15)));

    /** The largest socket message, body and journal, in bytes. */
    public record Sizes(int message, int body, int journal) {}

    /**
     * How often a connection and an address may send something, and how often an address may ask for something that is kept for
     * good, such as a new table.
     */
    public record Rates(Rate connection, Rate address, Rate opening) {}

    /** This many at once, and then this many a second. */
    public record Rate(int burst, double perSecond) {
        /** As many as anybody can send. */
        static final Rate ANY = new Rate(Integer.MAX_VALUE, Integer.MAX_VALUE);

        Bucket bucket(LongSupplier nanoClock) {
            return new Bucket(burst, perSecond, nanoClock);
        }
    }

    /**
     * How many sockets and how many connections of any kind an address may hold, and how many messages wait for a slow client before
     * it is cut off.
     */
    public record Counts(int sockets, int connections, int queue) {}

    /**
     * How long a silent connection is kept, how often it is pinged, and how long a newcomer may take to say hello and a request to
     * arrive.
     */
    public record Times(Duration idle, Duration ping, Duration hello, Duration request) {}

    public Limits withRates(Rate ofConnection, Rate ofAddress) {
        return new Limits(sizes, new Rates(ofConnection, ofAddress, rates.opening), counts, times);
    }

    public Limits withOpening(Rate ofAddress) {
        return new Limits(sizes, new Rates(rates.connection, rates.address, ofAddress), counts, times);
    }

    /** So many sockets for an address, and at least as many connections. */
    public Limits withSockets(int most) {
        return withConnections(most, Math.max(most, counts.connections));
    }

    /** So many sockets and so many connections for an address. */
    public Limits withConnections(int sockets, int connections) {
        return new Limits(sizes, rates, new Counts(sockets, connections, counts.queue), times);
    }

    /** So long for a request to arrive. */
    public Limits withRequest(Duration longest) {
        return withTimes(new Times(times.idle, times.ping, times.hello, longest));
    }

    public Limits withTimes(Duration untilIdle, Duration untilPing, Duration untilHello) {
        return withTimes(new Times(untilIdle, untilPing, untilHello, times.request));
    }

    private Limits withTimes(Times other) {
        return new Limits(sizes, rates, counts, other);
    }
}
