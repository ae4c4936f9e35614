package redoubt.content.rules;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** Where the wording of a ledger entry comes from, in the order in which an entry names its sources. */
public enum Source {
    RULEBOOK("rulebook"),
    PUBLIC("public"),
    HOUSE("house");

    private final String word;

    Source(String word) {
        this.word = word;
    }

    /** The word in the brackets that end an entry. */
    public String word() {
        return word;
    }

    static Optional<Source> of(String word) {
        return Arrays.stream(values())
                .filter(source -> source.word.equals(word))
                .findFirst();
    }

    static String words() {
        return Arrays.stream(values()).map(Source::word).collect(Collectors.joining(", "));
    }
}
