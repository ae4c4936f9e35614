package redoubt.kernel;

import java.util.List;
import java.util.Optional;

/** What somebody must decide now: by which rule, who may answer, and the options in a defined order. */
public record Decision<O extends Option>(RuleId rule, Seats seats, List<O> options) {

    public Optional<O> option(String key) {
        for (O option : options) {
            if (option.key().equals(key)) {
                return Optional.of(option);
            }
        }
        return Optional.empty();
    }
}
