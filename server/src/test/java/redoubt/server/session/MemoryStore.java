package redoubt.server.session;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import redoubt.server.store.AgeRow;
import redoubt.server.store.ArchiveRow;
import redoubt.server.store.EntryRow;
import redoubt.server.store.ListedRow;
import redoubt.server.store.Origin;
import redoubt.server.store.ReportRow;
import redoubt.server.store.SeatRow;
import redoubt.server.store.Store;
import redoubt.server.store.StoreFailed;
import redoubt.server.store.TableRow;

/** A store for tests that forgets when it is dropped, and can be told to fail. */
public final class MemoryStore implements Store {
    private final Map<String, TableRow> tables = new LinkedHashMap<>();
    private final Map<String, List<SeatRow>> seats = new LinkedHashMap<>();
    private final Map<String, List<EntryRow>> entries = new LinkedHashMap<>();
    private final Map<String, ArchiveRow> archive = new LinkedHashMap<>();
    private final Map<String, Long> beats = new LinkedHashMap<>();
    private final Map<String, List<String>> off = new LinkedHashMap<>();
    private final List<ReportRow> reports = new ArrayList<>();
    volatile boolean isFailing;
    /** How many entries it did not keep because it was told to fail. */
    final AtomicInteger refused = new AtomicInteger();
    /** Whether it fails as soon as it has kept one more entry. */
    volatile boolean failsAfterOne;
    /** Whether it keeps entries and fails afterwards, as when a connection breaks after the commit. */
    boolean isAnswerLost;

    @Override
    public synchronized void create(TableRow table, List<SeatRow> chairs, List<EntryRow> log) {
        if (isFailing) {
            throw new StoreFailed("the disk is full");
        }
        boolean isTaken = table.origin()
                .filter(origin -> origin.kind() != Origin.Kind.BRANCHES)
                .map(this::cameFrom)
                .filter(others -> !others.isEmpty())
                .isPresent();
        if (isTaken) {
            throw new StoreFailed("Table " + table.id() + " cannot be kept: it is there already.");
        }
        tables.put(table.id(), table);
        seats.put(table.id(), chairs);
        entries.put(table.id(), new ArrayList<>(log));
    }

    @Override
    public synchronized List<String> cameFrom(Origin origin) {
        return tables.values().stream()
                .filter(row -> row.origin().filter(origin::equals).isPresent())
                .map(TableRow::id)
                .toList();
    }

    @Override
    public synchronized CompletableFuture<Void> append(EntryRow entry) {
        if (isFailing) {
            refused.incrementAndGet();
            return CompletableFuture.failedFuture(new StoreFailed("the disk is full", null));
        }
        if (entry.step() != entries.get(entry.table()).size() + 1) {
            return CompletableFuture.failedFuture(new StoreFailed("it is there already"));
        }
        entries.get(entry.table()).add(entry);
        isFailing = failsAfterOne;
        return isAnswerLost
                ? CompletableFuture.failedFuture(new StoreFailed("the connection is gone"))
                : CompletableFuture.completedFuture(null);
    }

    /** Puts another entry in the place of one, as a change of the rules would look like. */
    synchronized void falsify(String table, int index, EntryRow entry) {
        entries.get(table).set(index, entry);
    }

    @Override
    public synchronized void seat(String table, List<SeatRow> before, List<SeatRow> after) {
        if (!seats.get(table).equals(before)) {
            throw new StoreFailed("The seats of table " + table + " cannot be kept: they have changed.");
        }
        seats.put(table, after);
    }

    @Override
    public synchronized void renew(String table, String invite, String watch) {
        TableRow row = tables.get(table);
        tables.put(
                table, new TableRow(row.id(), row.journal(), row.engine(), invite, watch, row.created(), row.origin()));
    }

    @Override
    public synchronized void turnOff(String table, List<String> words) {
        off.put(table, List.copyOf(words));
    }

    @Override
    public synchronized List<String> off(String table) {
        return off.getOrDefault(table, List.of());
    }

    @Override
    public synchronized void delete(String table) {
        tables.remove(table);
        seats.remove(table);
        entries.remove(table);
        archive.remove(table);
    }

    @Override
    public synchronized void archive(ArchiveRow archived, int log) {
        if (entries.get(archived.table()).size() != log) {
            throw new StoreFailed("the table has other entries");
        }
        archive.put(archived.table(), archived);
        entries.get(archived.table()).clear();
    }

    @Override
    public synchronized void forget(List<String> gone) {
        if (gone.stream().anyMatch(table -> !entries.get(table).isEmpty())) {
            throw new StoreFailed("a table has a log");
        }
        gone.forEach(this::delete);
    }

    @Override
    public synchronized List<AgeRow> ages() {
        return tables.values().stream()
                .map(row -> new AgeRow(
                        row.id(),
                        row.origin(),
                        row.created(),
                        listed(row).played(),
                        listed(row).outcome(),
                        archived(row.id()).map(ArchiveRow::archived)))
                .toList();
    }

    @Override
    public synchronized Optional<ArchiveRow> archived(String table) {
        return Optional.ofNullable(archive.get(table));
    }

    @Override
    public synchronized void report(ReportRow report) {
        reports.add(report);
    }

    @Override
    public synchronized List<ReportRow> reports() {
        return List.copyOf(reports);
    }

    @Override
    public synchronized Optional<TableRow> table(String id) {
        return Optional.ofNullable(tables.get(id));
    }

    @Override
    public synchronized List<TableRow> tables() {
        return List.copyOf(tables.values()).reversed();
    }

    @Override
    public synchronized List<ListedRow> latest(int most) {
        return tables().stream().limit(most).map(this::listed).toList();
    }

    @Override
    public synchronized List<ListedRow> listed(List<String> ids) {
        return tables().stream()
                .filter(row -> ids.contains(row.id()))
                .map(this::listed)
                .toList();
    }

    private ListedRow listed(TableRow row) {
        Optional<EntryRow> last = entries.get(row.id()).stream().reduce((_, later) -> later);
        Optional<ArchiveRow> archived = archived(row.id());
        return new ListedRow(
                row,
                last.map(EntryRow::at).or(() -> archived.map(ArchiveRow::played)),
                last.map(EntryRow::round)
                        .or(() -> archived.map(ArchiveRow::round))
                        .orElse(0),
                last.map(EntryRow::outcome)
                        .or(() -> archived.map(ArchiveRow::outcome))
                        .orElse(""),
                cameFrom(Origin.continues(row.id())).stream().findFirst(),
                cameFrom(Origin.follows(row.id())).stream().findFirst(),
                archived.map(ArchiveRow::archived),
                seats.get(row.id()));
    }

    @Override
    public synchronized List<SeatRow> seats(String table) {
        return seats.get(table);
    }

    @Override
    public synchronized List<EntryRow> entries(String table) {
        return List.copyOf(entries.get(table));
    }

    @Override
    public synchronized void beat(String server) {
        beats.merge(server, 1L, Long::sum);
    }

    @Override
    public synchronized Map<String, Long> beats() {
        return Map.copyOf(beats);
    }

    @Override
    public boolean isWell() {
        return true;
    }

    @Override
    public void close() {
        // nothing to let go of
    }
}
