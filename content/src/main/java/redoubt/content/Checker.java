package redoubt.content;

/** What a game checks in its content beyond what every game's content must satisfy. */
@FunctionalInterface
public interface Checker {
    void check(Library library, Problems problems);
}
