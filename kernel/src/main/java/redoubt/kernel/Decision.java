package redoubt.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What somebody must decide now: by which rule, who is asked, and the options in a defined order. */
public record Decision<O extends Option>(RuleId rule, Seats seats, List<O> options) {

    public Optional<O> option(String key) {
        for (O option : options) {
            if (option.key().equals(key)) {
                return Optional.of(option);
            }
        }
        return Optional.empty();
    }

    /** The seats that may choose an option. */
    public Seats seats(Option option) {
        return option.owners(seats);
    }

    /** The options that a seat may choose. */
    public List<O> options(Seat seat) {
        List<O> own = new ArrayList<>(options.size());
        for (O option : options) {
            if (seats(option).contains(seat)) {
                own.add(option);
            }
        }
        return own;
    }
}
