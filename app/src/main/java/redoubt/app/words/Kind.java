package redoubt.app.words;

/** Values that a family of games puts into words in its own way, found through {@link java.util.ServiceLoader}. */
public interface Kind {
    /** The type by which messages ask for it, such as {@code zombies} in {@code {groups, zombies}}. */
    String type();

    /** The value in words; a missing value is empty text. */
    String say(Object value, Naming naming);

    /** Names things in the current language. */
    interface Naming {
        String name(String type, String value, double count);
    }
}
