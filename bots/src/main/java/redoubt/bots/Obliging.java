package redoubt.bots;

import java.util.List;
import redoubt.kernel.Option;
import redoubt.kernel.State;
import redoubt.kernel.Tell;

/**
 * A bot that agrees to whatever others ask of it, rolls a die when it is asked what one shows, and chooses everything else as another bot
 * does.
 */
record Obliging<T>(Bot<T> bot, Bot<T> dice) implements Bot<T> {
    @Override
    public Option choose(State<T> state, List<? extends Option> options) {
        if (options.getFirst() instanceof Tell) {
            return dice.choose(state, options);
        }
        for (Option option : options) {
            if (option.isConsent()) {
                return option;
            }
        }
        return bot.choose(state, options);
    }
}
