package redoubt.content.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Which rules of which game are tested and, if games were played, which were never cited. */
public record Coverage(List<GameCoverage> games, List<UnknownRule> unknown, List<String> strays) {
    private static final String PLAY = "play";

    public Coverage {
        games = List.copyOf(games);
        unknown = List.copyOf(unknown);
        strays = List.copyOf(strays);
    }

    /** The coverage by tests alone. */
    public static Coverage of(Ledgers ledgers, CoverageScan scan) {
        return of(ledgers, scan, Optional.empty());
    }

    /** The coverage by tests and by the rules that were cited in play. */
    public static Coverage of(Ledgers ledgers, CoverageScan scan, Set<String> cited) {
        return of(ledgers, scan, Optional.of(cited));
    }

    private static Coverage of(Ledgers ledgers, CoverageScan scan, Optional<Set<String>> cited) {
        return new Coverage(
                ledgers.ledgers().stream()
                        .map(ledger -> game(ledger, scan, cited))
                        .toList(),
                unknown(ledgers, scan, cited),
                List.copyOf(scan.strays()));
    }

    private static GameCoverage game(Ledger ledger, CoverageScan scan, Optional<Set<String>> cited) {
        List<LedgerEntry> rules =
                ledger.entries().stream().filter(entry -> !entry.isRemark()).toList();
        SortedMap<String, SortedSet<String>> covered = new TreeMap<>(scan.testsByRule());
        covered.keySet().retainAll(rules.stream().map(LedgerEntry::id).toList());
        return new GameCoverage(
                ledger.game(),
                rules.size(),
                ledger.byId().size() - rules.size(),
                covered,
                except(rules, covered.keySet()),
                cited.map(ids -> except(rules, ids)));
    }

    private static List<LedgerEntry> except(List<LedgerEntry> rules, Set<String> ids) {
        return rules.stream().filter(entry -> !ids.contains(entry.id())).toList();
    }

    private static List<UnknownRule> unknown(Ledgers ledgers, CoverageScan scan, Optional<Set<String>> cited) {
        Set<String> played = cited.orElse(Set.of());
        SortedSet<String> ids = new TreeSet<>(scan.testsByRule().keySet());
        ids.addAll(played);
        ids.removeIf(id -> ledgers.find(id).isPresent());
        return ids.stream()
                .map(id -> {
                    List<String> places = new ArrayList<>(scan.testsByRule().getOrDefault(id, new TreeSet<>()));
                    if (played.contains(id)) {
                        places.add(PLAY);
                    }
                    return new UnknownRule(id, places, ledgers.nearest(id));
                })
                .toList();
    }
}
