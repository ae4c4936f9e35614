package redoubt.server.http;

import java.time.Duration;

/**
 * How much one client may ask of the table: the largest socket message, body and journal in bytes; how often a connection and an
 * address may send something, and how often an address may ask for something that is kept for good, such as a new table; how many
 * sockets an address may hold; how many messages wait for a slow client before it is cut off;
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
            256,
            Duration.ofSeconds(75),
            Duration.ofSeconds(25),
            Duration.ofSeconds(10),
            Duration.ofSeconds(15));

    /** This many at once, and then this many a second. */
    public record Rate(int burst, double perSecond) {}

    public Limits withRates(Rate ofConnection, Rate ofAddress) {
        return new Limits(
                message,
                body,
                journal,
                ofConnection,
                ofAddress,
                opening,
                socketsPerAddress,
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
                queue,
                idle,
                ping,
                hello,
                request);
    }

    public Limits withSockets(int most) {
        return new Limits(
                message, body, journal, connection, address, opening, most, queue, idle, ping, hello, request);
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
                queue,
                untilIdle,
                untilPing,
                untilHello,
                request);
    }
}
