package redoubt.server.session;

import java.util.Optional;
import java.util.function.IntConsumer;
import redoubt.bots.BotKind;

/** The bots of a table, which take their time and answer only when no person may, or when a person lets them. */
final class BotTurns {
    private static final String BOT = "bot:";
    private static final int NEVER = -1;

    private final Pace pace;
    private int asked = NEVER;

    /** What a bot chooses for its seat. */
    record Answer(int seat, String key, String by) {}

    BotTurns(Pace pace) {
        this.pace = pace;
    }

    /** Whether a choice was made by a bot; no person's name has a colon. */
    static boolean isBot(String by) {
        return by.startsWith(BOT);
    }

    /** If only bots can answer, makes one of them answer later, once for each step. */
    void ask(Sitting<?> sitting, Chairs chairs, IntConsumer later) {
        int step = sitting.step();
        if (step != asked
                && !sitting.isParted()
                && sitting.decision().flatMap(chairs::botFor).isPresent()) {
            asked = step;
            pace.later(() -> later.accept(step));
        }
    }

    /** The store has failed: whoever was asked is asked again after a while. */
    void again(Runnable later) {
        asked = NEVER;
        pace.muchLater(later);
    }

    /** The answer of the bot that was asked at this step, unless the table has changed since. */
    Optional<Answer> answer(Sitting<?> sitting, Chairs chairs, int step) {
        asked = NEVER;
        return sitting.decision()
                .filter(_ -> sitting.step() == step)
                .flatMap(chairs::botFor)
                .map(bot -> answer(sitting, bot));
    }

    /** What this bot answers for its seat. */
    Answer answer(Sitting<?> sitting, Chair bot) {
        BotKind kind = BotKind.named(bot.bot()).orElse(BotKind.RANDOM);
        return new Answer(bot.seat(), sitting.botChoice(kind, Tokens.freshSeed(), bot.seat()), BOT + kind.word());
    }
}
