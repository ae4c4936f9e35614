package redoubt.kernel;

/** A step at which the game stops until somebody has chosen. */
public non-sealed interface Question<T, O extends Option> extends Step<T> {
    /** Worked out from the table whenever it is needed, never stored in a save. */
    Decision<O> decision(T table);

    void answer(O chosen, Play<T> play);

    /** Whether people are asked even when there is only one option; otherwise that option is taken at once. */
    default boolean alwaysAsked() {
        return false;
    }

    /** Whether so little hangs on it that people may like to leave it to the table, such as which of two equal ways the dead take. */
    default boolean isMinor() {
        return false;
    }
}
