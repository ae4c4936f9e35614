package redoubt.kernel;

/** A step that happens without asking anybody. */
public non-sealed interface Effect<T> extends Step<T> {
    void happen(Play<T> play);
}
