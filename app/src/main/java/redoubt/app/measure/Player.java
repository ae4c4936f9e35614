package redoubt.app.measure;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import redoubt.app.desk.CommandRefused;

/** A process that plays games of one build while it is asked to, and sleeps in between. */
record Player(String build, Respondent probe) implements AutoCloseable {
    /** So many that what all games share weighs nothing. */
    private static final int DECISIONS_KEPT = 20_000;

    /** What a player is asked to do with its time: whole games at random, or playouts as bots imagine them. */
    enum Pastime {
        PLAY,
        PLAYOUTS;

        private String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What playing some games took. */
    record Turn(long decisions, long games, long cpuNanos, long bytes) {
        double seconds() {
            return cpuNanos / 1e9;
        }

        double decisionsPerSecond() {
            return decisions / seconds();
        }

        double gamesPerSecond() {
            return games / seconds();
        }

        double bytesPerDecision() {
            return (double) bytes / decisions;
        }
    }

    List<Mission> missions() {
        return Arrays.stream(ask("missions").split(", ")).map(Mission::read).toList();
    }

    /** Plays so many games from one on, always the same ones. */
    Turn play(Pastime pastime, Mission mission, long first, long games) {
        long[] numbers = numbers(pastime.word() + " " + mission + " " + first + " " + games);
        return new Turn(numbers[0], games, numbers[1], numbers[2]);
    }

    /** How many bytes each decision of a game holds if all states are kept. */
    double bytesKept(Mission mission) {
        long[] numbers = numbers("keep " + mission + " " + DECISIONS_KEPT);
        return (double) numbers[1] / numbers[0];
    }

    /** A hash of each of the first games. */
    List<String> hashes(Mission mission, int games) {
        return List.of(ask("hash " + mission + " " + games).split(" "));
    }

    /** What happened and was offered in a game: at the beginning and after each choice. */
    List<String> moments(Mission mission, int game) {
        return List.of(ask("tell " + mission + " " + game).split(Probe.NEXT_MOMENT));
    }

    private long[] numbers(String question) {
        return Arrays.stream(ask(question).split(" "))
                .mapToLong(Long::parseLong)
                .toArray();
    }

    private String ask(String question) {
        String answer = probe.ask(question);
        if (answer.startsWith(Probe.BROKEN)) {
            throw new CommandRefused(build + " cannot be measured: " + answer.substring(Probe.BROKEN.length())
                    + " (asked to " + question + ")");
        }
        return answer;
    }

    @Override
    public void close() {
        probe.close();
    }
}
