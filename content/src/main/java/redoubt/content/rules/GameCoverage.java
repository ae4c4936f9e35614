package redoubt.content.rules;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/** How well tests and play cover the rules of one game; remarks count only in their own number. */
public record GameCoverage(
        String game,
        int entries,
        int remarks,
        SortedMap<String, SortedSet<String>> covered,
        List<LedgerEntry> uncovered,
        Optional<List<LedgerEntry>> neverCited) {
    public GameCoverage {
        covered = Collections.unmodifiableSortedMap(new TreeMap<>(covered));
        uncovered = List.copyOf(uncovered);
        neverCited = neverCited.map(List::copyOf);
    }
}
