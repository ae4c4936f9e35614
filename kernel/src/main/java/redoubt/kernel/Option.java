package redoubt.kernel;

import java.util.List;

/** One way to answer a decision. */
public interface Option {
    /** Short text that tells this option apart from the others offered with it, such as {@code move 28V.c}; journals record it. */
    String key();

    /** Which of the seats asked may choose this option; all of them, unless it concerns something that only some may do. */
    default Seats owners(Seats asked) {
        return asked;
    }

    /** Whether it grants what somebody else has asked to do; bots always grant it. */
    default boolean isConsent() {
        return false;
    }

    /** What the option concerns; worked out only when somebody asks. */
    default List<Mark> marks() {
        return List.of();
    }
}
