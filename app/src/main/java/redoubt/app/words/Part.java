package redoubt.app.words;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A part of a message: plain text, or a placeholder. */
sealed interface Part {
    /** Text as it stands. */
    record Text(String text) implements Part {}

    /** The number that the surrounding plural depends on. */
    record Count() implements Part {}

    /** A parameter as it is. */
    record Value(String parameter) implements Part {}

    /** A parameter by its name in the language; the name may depend on the number in another parameter. */
    record Name(String parameter, String type, Optional<String> count) implements Part {}

    /** The case that a number calls for. */
    record Plural(String parameter, Map<String, List<Part>> cases) implements Part {}

    /** The case for a value, {@code none} if it is missing or empty. */
    record Select(String parameter, Map<String, List<Part>> cases) implements Part {}
}
