package redoubt.app.words;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A part of a message: plain text, or a place to fill in. */
sealed interface Part {
    /** Text as it stands. */
    record Text(String text) implements Part {}

    /** The number that the plural around it follows. */
    record Count() implements Part {}

    /** A parameter as it is. */
    record Value(String parameter) implements Part {}

    /** A parameter by its name in the language; the name may follow the number in another parameter. */
    record Name(String parameter, String type, Optional<String> count) implements Part {}

    /** The case that a number calls for. */
    record Plural(String parameter, Map<String, List<Part>> cases) implements Part {}

    /** The case of a value, {@code none} if it is missing or empty. */
    record Select(String parameter, Map<String, List<Part>> cases) implements Part {}
}
