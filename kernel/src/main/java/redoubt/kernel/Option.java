package redoubt.kernel;

import java.util.List;

/** One way to answer a decision. */
public interface Option {
    /** Short text that names this option among those offered together, such as {@code move 28V.c}; it is what a journal keeps. */
    String key();

    /** What the option concerns; made only when somebody looks. */
    default List<Mark> marks() {
        return List.of();
    }
}
