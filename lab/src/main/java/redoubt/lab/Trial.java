package redoubt.lab;

import redoubt.bots.Bot;
import redoubt.bots.BotKind;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.kernel.Status;

/** One whole game played by a bot; the seed decides the dice, the decks and the bot. */
public record Trial<T>(Engine<T> engine, SetUp setUp, BotKind bot, long seed) {
    /** Far beyond any game people would finish; a game this long never ends. */
    public static final int MOST_DECISIONS = 100_000;

    /** How a game ended, after how many decisions and in which round, and the state it ended in. */
    public record Result<T>(boolean won, String rule, int decisions, int round, State<T> end) {}

    /** Watches a game being played. */
    public interface Watcher<T> {
        default void begun(Progress<T> progress) {}

        /** An option is about to be taken; what comes of it is not known yet. */
        default void taking(State<T> before, Option option) {}

        /** An option was taken from a state, with this outcome. */
        default void taken(State<T> before, Option option, Progress<T> progress) {}
    }

    /** Plays it with nobody watching, so that no events are kept. */
    public Result<T> play() {
        return new Trial<>(engine.silent(), setUp, bot, seed).play(new Watcher<>() {});
    }

    public Result<T> play(Watcher<T> watcher) {
        Bot<T> player = bot.bot(engine.game(), seed);
        Progress<T> progress = engine.begin(setUp, Luck.seeded(seed));
        watcher.begun(progress);
        int decisions = 0;
        while (!progress.state().isOver()) {
            if (decisions == MOST_DECISIONS) {
                throw new IllegalStateException("no end after " + MOST_DECISIONS + " decisions");
            }
            State<T> before = progress.state();
            Option option = player.choose(before);
            watcher.taking(before, option);
            progress = engine.apply(before, option);
            watcher.taken(before, option, progress);
            decisions++;
        }
        State<T> last = progress.state();
        String rule = switch (last.status()) {
            case Status.Won won -> won.rule().id();
            case Status.Lost lost -> lost.rule().id();
            case Status.Waiting waiting -> throw new IllegalStateException("not an end: " + waiting);
            case Status.SetUpDone done -> throw new IllegalStateException("not an end: " + done);
        };
        return new Result<>(last.isWon(), rule, decisions, engine.game().round(last.table()), last);
    }
}
