package redoubt.server.session;

import java.util.function.Consumer;
import redoubt.bots.BotKind;

/** The bots of a table, which take their time and answer only when no person may, or when a person lets them. */
final class BotTurns {
    private static final String BOT = "bot:";
    private static final int NEVER = -1;

    private final Pace pace;
    private final Thinkers thinkers;
    private int asked = NEVER;

    /** A bot that was asked at a step: its seat, its name, and what it will choose; no table may be locked meanwhile. */
    record Turn(int step, int seat, String by, Thinkers.Thought thought) {}

    BotTurns(Pace pace, Thinkers thinkers) {
        this.pace = pace;
        this.thinkers = thinkers;
    }

    /** The name under which the choices of a kind of bot are kept; none for no bot. */
    static String name(String kind) {
        return kind.isEmpty() ? "" : BOT + kind;
    }

    /** Whether a choice was made by a bot; no person's name has a colon. */
    static boolean isBot(String by) {
        return by.startsWith(BOT);
    }

    /** If only bots can answer, makes one of them think at once and answer a little later, once for each step. */
    void ask(Sitting<?> sitting, Chairs chairs, Consumer<Turn> later) {
        int step = sitting.step();
        if (step == asked || sitting.isParted()) {
            return;
        }
        sitting.decision().flatMap(chairs::botFor).ifPresent(bot -> {
            asked = step;
            Turn turn = turn(sitting, bot);
            pace.later(() -> later.accept(turn));
        });
    }

    /** The store has failed: whoever was asked is asked again after a while. */
    void again(Runnable later) {
        asked = NEVER;
        pace.muchLater(later);
    }

    /** The turn of this bot, which begins to think; when many others are thinking, a bot that would think long is quick. */
    Turn turn(Sitting<?> sitting, Chair bot) {
        BotKind wanted = BotKind.named(bot.bot()).orElse(BotKind.RANDOM);
        BotKind kind = wanted.equals(BotKind.SEARCH) && thinkers.areBusy() ? BotKind.QUICK : wanted;
        return new Turn(
                sitting.step(),
                bot.seat(),
                name(kind.word()),
                thinkers.begin(sitting.botChoice(kind, Tokens.freshSeed(), bot.seat())));
    }

    /** Whether the bot that has thought is still the one that must answer. */
    boolean isStillAsked(Turn turn, Sitting<?> sitting, Chairs chairs) {
        if (asked == turn.step()) {
            asked = NEVER;
        }
        return sitting.step() == turn.step()
                && sitting.decision()
                        .flatMap(chairs::botFor)
                        .filter(bot -> bot.seat() == turn.seat())
                        .isPresent();
    }
}
