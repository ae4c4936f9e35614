package redoubt.app.measure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import redoubt.app.measure.Player.Pastime;
import redoubt.app.measure.Player.Turn;

/** Compares two builds: whether they play the same games, and how fast each plays them when they take turns. */
public record Comparison(Build mine, Build other, Pin pin) {

    /** The speed of both builds in one mission; the ratio is taken round by round, and is above 1 where ours is faster. */
    public record Race(Mission mission, Spread ratio, Speed mine, Speed other) {}

    /** How many decisions a build makes in a second of CPU time, how much it allocates for each and how much a kept one holds. */
    public record Speed(double decisionsPerSecond, double bytesPerDecision, double bytesKept) {}

    /** Where the builds first differ: after how many choices of which game, and what each of them tells there. */
    public record Difference(Mission mission, int game, int choices, String mine, String other) {}

    /** A hash of the games that this build plays, and the first difference to those of the other; none if they are the same. */
    public record Sameness(List<Mission> missions, int games, String hash, Optional<Difference> difference) {}

    /** The missions of this build that the other one has as well, in an order that does not depend on the class path. */
    public List<Mission> shared() {
        try (Player me = mine.player(pin);
                Player you = other.player(pin)) {
            List<Mission> theirs = you.missions();
            return me.missions().stream()
                    .filter(theirs::contains)
                    .sorted(Comparator.comparing(Mission::toString))
                    .toList();
        }
    }

    /** Lets both builds play so many games of each mission and looks for the first difference. */
    public Sameness sameness(List<Mission> missions, int games) {
        try (Player me = mine.player(pin);
                Player you = other.player(pin)) {
            List<String> hashes = new ArrayList<>();
            Optional<Difference> first = Optional.empty();
            for (Mission mission : missions) {
                List<String> my = me.hashes(mission, games);
                List<String> your = first.isEmpty() ? you.hashes(mission, games) : my;
                for (int game = 0; game < games && first.isEmpty(); game++) {
                    if (!my.get(game).equals(your.get(game))) {
                        first = Optional.of(difference(mission, game, me, you));
                    }
                }
                hashes.addAll(my);
            }
            return new Sameness(missions, games, Probe.hash(String.join(" ", hashes)), first);
        }
    }

    private static Difference difference(Mission mission, int game, Player me, Player you) {
        List<String> my = me.moments(mission, game);
        List<String> your = you.moments(mission, game);
        int choices = 0;
        while (my.get(choices).equals(your.get(choices))) {
            choices++;
        }
        return new Difference(mission, game, choices, my.get(choices), your.get(choices));
    }

    /** Lets both builds play a mission for about this many seconds, each in a new process that has played nothing else. */
    public Race race(Mission mission, double seconds) {
        try (Player me = mine.player(pin);
                Player you = other.player(pin)) {
            List<List<Turn>> turns = new Contest(Pastime.PLAY, mission, seconds).run(List.of(me, you));
            List<Turn> my = turns.getFirst();
            List<Turn> your = turns.getLast();
            double[] ratios = IntStream.range(0, my.size())
                    .mapToDouble(round ->
                            my.get(round).decisionsPerSecond() / your.get(round).decisionsPerSecond())
                    .toArray();
            return new Race(mission, Spread.of(ratios), speed(mission, me, my), speed(mission, you, your));
        }
    }

    private static Speed speed(Mission mission, Player player, List<Turn> turns) {
        return new Speed(
                median(turns, Turn::decisionsPerSecond),
                median(turns, Turn::bytesPerDecision),
                player.bytesKept(mission));
    }

    private static double median(List<Turn> turns, ToDoubleFunction<Turn> what) {
        return Spread.of(turns.stream().mapToDouble(what).toArray()).median();
    }
}
