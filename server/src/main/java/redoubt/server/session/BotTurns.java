package redoubt.server.session;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import redoubt.bots.BotKind;

/** The bots of a table, which take their time and answer only when no person may, or when a person lets them. */
final class BotTurns {
    private static final String BOT = "bot:";
    private static final int NEVER = -1;

    /** Nobody waits longer for a bot, however busy the machine is: it takes what it has found by then. */
    private static final Duration LONGEST = Duration.ofMillis(450);

    private final Pace pace;
    private final Thinkers thinkers;
    private final Orders orders;
    private int asked = NEVER;

    /** A bot that was asked at a step: its seat, its name, and what it will choose; no table may be locked meanwhile. */
    record Turn(int step, int seat, String by, Thinkers.Thought thought) {}

    BotTurns(Pace pace, Thinkers thinkers, Orders orders) {
        this.pace = pace;
        this.thinkers = thinkers;
        this.orders = orders;
    }

    /** The name under which the choices of a kind of bot are kept; none for no bot. */
    static String name(String kind) {
        return kind.isEmpty() ? "" : BOT + kind;
    }

    /** Whether a choice was made by a bot; no person's name has a colon. */
    static boolean isBot(String by) {
        return by.startsWith(BOT);
    }

    /** The bot that must answer, because nobody else can or because it was asked to go first. */
    private Optional<Chair> bot(Sitting<?> sitting, Chairs chairs) {
        return sitting.decision()
                .flatMap(decision -> chairs.botFor(decision)
                        .or(() -> chairs.list().stream()
                                .filter(Chair::isBotPlaying)
                                .filter(chair -> orders.isFirst(chair.seat(), decision))
                                .findFirst()));
    }

    /** If only bots can answer, or one was asked to go first, makes one of them think at once and answer a little later, once for each step. */
    void ask(Sitting<?> sitting, Chairs chairs, Consumer<Turn> later) {
        int step = sitting.step();
        if (step == asked || sitting.isParted()) {
            return;
        }
        bot(sitting, chairs).ifPresent(bot -> {
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
        long end = System.nanoTime() + LONGEST.toNanos();
        return new Turn(
                sitting.step(),
                bot.seat(),
                name(kind.word()),
                thinkers.begin(sitting.botChoice(kind, orders.list(), bot.seat(), () -> System.nanoTime() - end < 0)));
    }

    /** Whether the bot that has thought is still the one that must answer. */
    boolean isStillAsked(Turn turn, Sitting<?> sitting, Chairs chairs) {
        if (asked == turn.step()) {
            asked = NEVER;
        }
        return sitting.step() == turn.step()
                && bot(sitting, chairs).filter(bot -> bot.seat() == turn.seat()).isPresent();
    }
}
