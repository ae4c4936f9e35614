package redoubt.bots;

import java.util.List;
import redoubt.kernel.Option;
import redoubt.kernel.State;

/** A bot that agrees to whatever others ask of it, and chooses everything else as another bot does. */
record Obliging<T>(Bot<T> bot) implements Bot<T> {
    @Override
    public Option choose(State<T> state, List<? extends Option> options) {
        for (Option option : options) {
            if (option.isConsent()) {
                return option;
            }
        }
        return bot.choose(state, options);
    }
}
