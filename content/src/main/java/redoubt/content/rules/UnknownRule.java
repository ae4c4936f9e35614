package redoubt.content.rules;

import java.util.List;
import java.util.Optional;

/** An id that is in no ledger, the tests or games that name it, and the id that was probably meant. */
public record UnknownRule(String id, List<String> places, Optional<String> suggestion) {
    public UnknownRule {
        places = List.copyOf(places);
    }
}
