package redoubt.app.words;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A language that the program speaks. */
public enum Language {
    ENGLISH("en"),
    ITALIAN("it"),
    FRENCH("fr");

    private final String code;

    Language(String code) {
        this.code = code;
    }

    /** The two letters by which people and folders name it. */
    public String code() {
        return code;
    }

    /** How numbers are written in it. */
    public Locale locale() {
        return Locale.of(code);
    }

    /** A person's language, or else English. */
    public static Language of(Locale locale) {
        return named(locale.getLanguage()).orElse(ENGLISH);
    }

    public static Optional<Language> named(String code) {
        return Arrays.stream(values())
                .filter(language -> language.code.equalsIgnoreCase(code))
                .findFirst();
    }

    /** The plural form that goes with a count, as messages name it. */
    String plural(double count) {
        double size = Math.abs(count);
        boolean isOne = this == FRENCH ? size < 2 : size == 1;
        return isOne ? "one" : "other";
    }
}
