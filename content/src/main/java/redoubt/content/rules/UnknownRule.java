package redoubt.content.rules;

import java.util.List;
import java.util.Optional;

/** An id that no ledger holds, the tests or the play that name it, and the id perhaps meant. */
public record UnknownRule(String id, List<String> places, Optional<String> suggestion) {
    public UnknownRule {
        places = List.copyOf(places);
    }
}
