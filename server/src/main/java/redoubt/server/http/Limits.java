package redoubt.server.http;

import java.time.Duration;

/**
 * How much one client may ask of the table: the largest socket message, body and journal in bytes; how often a connection and an
 * address may speak; how many sockets an address may hold; how many messages wait for a slow client before it is cut off; how long a
 * silent connection is kept, how often it is asked for a sign of life, how long a newcomer may take to say hello and a request to
 * arrive.
 */
public record Limits(
        int message,
        int body,
        int journal,
        Rate connection,
        Rate address,
        int socketsPerAddress,
        int queue,
        Duration idle,
        Duration ping,
        Duration hello,
        Duration request) {
    /** What people at one screen never meet. */
    public static final Limits USUAL = new Limits(
            8 * 1024,
            64 * 1024,
            2 * 1024 * 1024,
            new Rate(60, 20),
            new Rate(600, 200),
            256,
            256,
            Duration.ofSeconds(75),
            Duration.ofSeconds(25),
            Duration.ofSeconds(10),
            Duration.ofSeconds(15));

    /** So many at once, and so many a second after that. */
    public record Rate(int burst, int perSecond) {}

    public Limits withRates(Rate ofConnection, Rate ofAddress) {
        return new Limits(
                message, body, journal, ofConnection, ofAddress, socketsPerAddress, queue, idle, ping, hello, request);
    }

    public Limits withSockets(int most) {
        return new Limits(message, body, journal, connection, address, most, queue, idle, ping, hello, request);
    }

    public Limits withTimes(Duration untilIdle, Duration untilPing, Duration untilHello) {
        return new Limits(
                message,
                body,
                journal,
                connection,
                address,
                socketsPerAddress,
                queue,
                untilIdle,
                untilPing,
                untilHello,
                request);
    }
}
