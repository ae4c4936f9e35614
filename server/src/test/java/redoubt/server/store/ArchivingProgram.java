package redoubt.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A program to be killed: it opens tables with a log each and archives every second one of them, without end. */
final class ArchivingProgram {
    static final int ENTRIES = 300;

    private ArchivingProgram() {}

    public static void main(String[] arguments) {
        var store = Stores.open(arguments[0]);
        for (var number = store.tables().size(); ; number++) {
            var table = "table" + number;
            store.create(
                    new TableRow(table, "", "", "", "", Instant.ofEpochSecond(number), Optional.empty()),
                    List.of(),
                    log(table));
            if (number % 2 == 0) {
                store.archive(archived(table), ENTRIES);
            }
            System.out.print(table + " 1\n");
            System.out.flush();
        }
    }

    static ArchiveRow archived(String table) {
        return new ArchiveRow(table, "the journal of " + table, Instant.EPOCH, 3, "", Instant.EPOCH);
    }

    static List<EntryRow> log(String table) {
        return IntStream.rangeClosed(1, ENTRIES)
                .mapToObj(step -> AppendingProgram.entry(table, step))
                .toList();
    }
}
