package redoubt.kernel.journal;

import java.util.ArrayList;
import java.util.List;
import redoubt.kernel.Choice;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.Making;
import redoubt.kernel.Real;
import redoubt.kernel.SetUp;

/**
 * Everything needed to play a game again: the set-up, the seed and the choices, plus marks that show whether it is the same game,
 * and what it was begun with: the version of the program and the fingerprint of the content, which is empty if nobody noted it.
 */
public record Journal(
        String engine, String content, SetUp setUp, long seed, Real real, List<Choice> choices, List<RoundMark> marks) {

    /** The trail of a game after this many choices, taken where a round begins or the journal ends. */
    public record RoundMark(int round, int choices, String trail) {
        static RoundMark of(History<?> game) {
            return new RoundMark(
                    Parting.round(game), game.length(), game.trail().mark());
        }

        boolean fits(History<?> game) {
            return equals(of(game));
        }
    }

    /** The version written into journals; whichever version it names, the engine that reads the journal replays it. */
    public static final String ENGINE = "0.2.0";

    public Journal {
        choices = List.copyOf(choices);
        marks = List.copyOf(marks);
    }

    /** A journal of which nobody noted with which content it was begun. */
    public Journal(String engine, SetUp setUp, long seed, Real real, List<Choice> choices, List<RoundMark> marks) {
        this(engine, "", setUp, seed, real, choices, marks);
    }

    public static Journal of(History<?> history) {
        List<Choice> choices = new ArrayList<>();
        List<RoundMark> marks = new ArrayList<>();
        for (History<?> moment : history.moments()) {
            moment.lastChoice().ifPresent(choices::add);
            marks.add(RoundMark.of(moment));
        }
        SetUp setUp = history.setUp();
        String content = history.engine().game().content(setUp.mission());
        return new Journal(ENGINE, content, setUp, seed(history.luck()), Real.of(history.luck()), choices, marks)
                .markedByRounds();
    }

    /** The same with marks only where a round begins and at the end. */
    public Journal markedByRounds() {
        List<RoundMark> fewer = new ArrayList<>();
        int round = Integer.MIN_VALUE;
        for (RoundMark mark : marks) {
            if (mark.round() != round || mark == marks.getLast()) {
                fewer.add(mark);
                round = mark.round();
            }
        }
        return with(choices, fewer);
    }

    /** The same without marks, to be replayed without checking. */
    public Journal withoutMarks() {
        return with(choices, List.of());
    }

    /** A game begun in the same way, with these choices and marks. */
    public Journal with(List<Choice> made, List<RoundMark> marked) {
        return new Journal(engine, content, setUp, seed, real, made, marked);
    }

    /** The same without the fingerprint of the content. */
    public Journal withoutContent() {
        return new Journal(engine, setUp, seed, real, choices, marks);
    }

    /** Whether this game, as it would be played now, is played with what it was begun with. */
    public Making making(Game<?> game) {
        if (!content.isEmpty() && !content.equals(game.content(setUp.mission()))) {
            return Making.OTHER_CONTENT;
        }
        if (!engine.equals(ENGINE)) {
            return Making.OTHER_VERSION;
        }
        return content.isEmpty() ? Making.UNKNOWN : Making.SAME;
    }

    /** How many choices come before the first mark, so that nobody can tell whether they still play out as they did. */
    public int unverified() {
        return marks.isEmpty() ? choices.size() : Math.max(0, marks.getFirst().choices() - 1);
    }

    public Luck luck() {
        return real.luck(seed);
    }

    private static long seed(Luck luck) {
        return switch (luck) {
            case Luck.Seeded seeded -> seeded.seed();
            case Luck.Told told -> told.cards().seed();
            case Luck.Loaded _ -> throw new IllegalStateException("a game with loaded dice has no journal");
        };
    }
}
