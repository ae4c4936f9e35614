package redoubt.server.session;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import redoubt.server.store.AgeRow;
import redoubt.server.store.Origin;

/** Tables that came from one another, such as the missions of a campaign and its branches; they are kept or go together. */
record Chain(List<AgeRow> tables) {
    Chain {
        tables = List.copyOf(tables);
    }

    /** All tables in their chains; most are alone. */
    static Collection<Chain> all(List<AgeRow> ages) {
        Map<String, String> towards = new HashMap<>();
        for (AgeRow age : ages) {
            age.origin()
                    .map(Origin::table)
                    .ifPresent(from -> towards.put(first(towards, age.table()), first(towards, from)));
        }
        Map<String, List<AgeRow>> chains = new LinkedHashMap<>();
        for (AgeRow age : ages) {
            chains.computeIfAbsent(first(towards, age.table()), _ -> new ArrayList<>())
                    .add(age);
        }
        return chains.values().stream().map(Chain::new).toList();
    }

    private static String first(Map<String, String> towards, String table) {
        String at = table;
        while (towards.containsKey(at) && !towards.get(at).equals(at)) {
            at = towards.get(at);
        }
        return at;
    }

    List<String> ids() {
        return tables.stream().map(AgeRow::table).toList();
    }

    /** One of them, for all servers the same. */
    String first() {
        return Collections.min(ids());
    }

    /** Those with a log, or with nothing that stands for it. */
    List<String> open() {
        return tables.stream()
                .filter(age -> age.archived().isEmpty())
                .map(AgeRow::table)
                .toList();
    }

    /** Whether all of it has been in the archive for as long as that is kept, or nobody ever played at any of it. */
    boolean isToBeRemoved(Keeping keeping, Instant now) {
        boolean isArchived = open().isEmpty();
        return isArchived
                ? isOver(keeping.archived(), tables.stream().flatMap(age -> age.archived().stream()), now)
                : isUnplayed() && isOver(keeping.unplayed(), tables.stream().map(AgeRow::created), now);
    }

    /** Whether nobody has played at any of it for so long that its logs are closed. */
    boolean isToBeArchived(Keeping keeping, Instant now) {
        Duration most = isFinished() ? keeping.finished() : keeping.unfinished();
        return !isUnplayed()
                && !open().isEmpty()
                && isOver(
                        most,
                        tables.stream().flatMap(age -> Stream.concat(Stream.of(age.created()), age.played().stream())),
                        now);
    }

    private boolean isUnplayed() {
        return tables.stream().allMatch(age -> age.played().isEmpty());
    }

    /** A game has ended if its outcome says so or another table goes on with it. */
    private boolean isFinished() {
        return tables.stream().allMatch(age -> !age.outcome().isEmpty() || isLeft(age));
    }

    private boolean isLeft(AgeRow age) {
        Optional<Origin> further = Optional.of(Origin.continues(age.table()));
        return tables.stream().anyMatch(other -> other.origin().equals(further));
    }

    private static boolean isOver(Duration most, Stream<Instant> moments, Instant now) {
        return !most.isZero() && moments.allMatch(moment -> moment.plus(most).isBefore(now));
    }
}
