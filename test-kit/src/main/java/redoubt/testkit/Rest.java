package redoubt.testkit;

import java.util.List;
import redoubt.kernel.Decision;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seats;

/** The end of what a test plays: nothing is left to do, and the same question is asked again after every answer. */
public record Rest<T>() implements Question<T, Rest.Wait> {
    /** The only thing to do. */
    public record Wait() implements Option {
        @Override
        public String key() {
            return "wait";
        }
    }

    @Override
    public Decision<Wait> decision(T table) {
        return new Decision<>(RuleId.rule("rest"), Seats.everyone(), List.of(new Wait()));
    }

    @Override
    public void answer(Wait chosen, Play<T> play) {
        play.then(this);
    }

    @Override
    public boolean alwaysAsked() {
        return true;
    }
}
