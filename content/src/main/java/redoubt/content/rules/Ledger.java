package redoubt.content.rules;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** The rules of one game, in the order of its ledger file. */
public record Ledger(String game, String title, SequencedMap<String, LedgerEntry> byId) {
    public Ledger {
        byId = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(byId));
    }

    public List<LedgerEntry> entries() {
        return List.copyOf(byId.values());
    }

    public Optional<LedgerEntry> entry(String id) {
        return Optional.ofNullable(byId.get(id));
    }
}
