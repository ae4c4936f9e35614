package redoubt.server.http;

import java.time.Duration;

/**
 * How much one client may ask of the table: the largest socket message, body and journal in bytes; how often a connection and an
 * address may send something, and how often an address may ask for something that is kept for good, such as a new table; how many
 * sockets and how many connections of any kind an address may hold; how many messages wait for a slow client before it is cut off;
 * how long a silent connection is kept and how often it is pinged; and how long a newcomer may take to say hello and a request to
 * arrive.
 */
public record Limits(
        int message,
        int body,
        int journal,
        Rate connection,
        Rate address,
        Rate opening,
        int socketsPerAddress,
        int connectionsPerAddress,
        int queue,
        Duration idle,
        Duration ping,
        Duration hello,
        Duration request) {
    /** Limits that people at one screen never reach. */
    public static final Limits USUAL = new Limits(
            8 * 1024,
            64 * 1024,
            2 * 1024 * 1024,
            new Rate(60, 20),
            new Rate(600, 200),
            new Rate(60, 0.1),
            256,
            512,
            256,
            Duration.ofSeconds(75),
            Duration.ofSeconds(25),
            Duration.ofSeconds(10),
            Duration.ofSeconds(15));

    /** This many at once, and then this many a second. */
    public record Rate(int burst, double perSecond) {
        /** As many as anybody can send. */
        static final Rate ANY = new Rate(Integer.MAX_VALUE, Integer.MAX_VALUE);
    }

    public Limits withRates(Rate ofConnection, Rate ofAddress) {
        return new Limits(
                message,
                body,
                journal,
                ofConnection,
                ofAddress,
                opening,
                socketsPerAddress,
                connectionsPerAddress,
                queue,
                idle,
                ping,
                hello,
                request);
    }

    public Limits withOpening(Rate ofAddress) {
        return new Limits(
                message,
                body,
                journal,
                connection,
                address,
                ofAddress,
                socketsPerAddress,
                connectionsPerAddress,
                queue,
                idle,
                ping,
                hello,
                request);
    }

    /** So many sockets for an address, and at least as many connections. */
    public Limits withSockets(int most) {
        return withConnections(most, Math.max(most, connectionsPerAddress));
    }

    /** So many sockets and so many connections for an address. */
    public Limits withConnections(int sockets, int connections) {
        return new Limits(
                message,
                body,
                journal,
                connection,
                address,
                opening,
                sockets,
                connections,
                queue,
                idle,
                ping,
                hello,
                request);
    }

    /** So long for a request to arrive. */
    public Limits withRequest(Duration longest) {
        return new Limits(
                message,
                body,
                journal,
                connection,
                address,
                opening,
                socketsPerAddress,
                connectionsPerAddress,
                queue,
                idle,
                ping,
                hello,
                longest);
    }

    public Limits withTimes(Duration untilIdle, Duration untilPing, Duration untilHello) {
        return new Limits(
                message,
                body,
                journal,
                connection,
                address,
                opening,
                socketsPerAddress,
                connectionsPerAddress,
                queue,
                untilIdle,
                untilPing,
                untilHello,
                request);
    }
}
