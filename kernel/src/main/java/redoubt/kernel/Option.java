package redoubt.kernel;

import java.util.List;

/** One way to answer a decision. */
public interface Option {
    /** Short text that names this option among those offered together, such as {@code move 28V.c}; it is what a journal keeps. */
    String key();

    /** Whose option it is among the seats asked; everybody's, unless it is about what only some of them may do. */
    default Seats owners(Seats asked) {
        return asked;
    }

    /** Whether it lets somebody else do what that one has asked for; bots always let them. */
    default boolean isConsent() {
        return false;
    }

    /** What the option concerns; made only when somebody looks. */
    default List<Mark> marks() {
        return List.of();
    }
}
