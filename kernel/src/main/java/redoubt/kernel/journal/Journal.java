package redoubt.kernel.journal;

import java.util.ArrayList;
import java.util.List;
import redoubt.kernel.Choice;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;
import redoubt.kernel.StateText;

/** All that is needed to play a game again: the set-up, the seed and the choices; and hashes to see that it is the same game. */
public record Journal(
        String engine, SetUp setUp, long seed, boolean told, List<Choice> choices, List<RoundMark> marks) {

    /** The hash of the state in which a round began, after so many choices. */
    public record RoundMark(int round, int choices, String hash) {}

    /** The version written into journals; a game is replayed by the engine that reads it, whatever its version. */
    public static final String ENGINE = "0.1.0";

    public Journal {
        choices = List.copyOf(choices);
        marks = List.copyOf(marks);
    }

    public static <T> Journal of(History<T> history) {
        List<Choice> choices = new ArrayList<>();
        List<RoundMark> marks = new ArrayList<>();
        Game<T> game = history.engine().game();
        StateText<T> text = new StateText<>(history.engine(), history.setUp());
        int round = Integer.MIN_VALUE;
        for (History<T> moment : history.moments()) {
            moment.lastChoice().ifPresent(choices::add);
            int now = game.round(moment.state().table());
            if (now != round || moment.state().isOver()) {
                marks.add(new RoundMark(now, moment.length(), text.hash(moment.state())));
                round = now;
            }
        }
        boolean told = history.luck() instanceof Luck.Told;
        return new Journal(ENGINE, history.setUp(), seed(history.luck()), told, choices, marks);
    }

    public Luck luck() {
        return told ? Luck.told(seed) : Luck.seeded(seed);
    }

    private static long seed(Luck luck) {
        return switch (luck) {
            case Luck.Seeded seeded -> seeded.seed();
            case Luck.Told told -> told.cards().seed();
            case Luck.Loaded _ -> throw new IllegalStateException("a game with loaded dice has no journal");
        };
    }
}
