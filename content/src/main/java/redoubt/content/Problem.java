package redoubt.content;

import java.util.Optional;

/** Something wrong in a content file: where it is, what was expected, and what was probably meant. */
public record Problem(Place place, String message, Optional<String> suggestion) {
    @Override
    public String toString() {
        return place + ": " + message
                + suggestion.map(word -> "; did you mean '" + word + "'?").orElse("");
    }
}
