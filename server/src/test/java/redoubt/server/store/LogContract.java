package redoubt.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What every log must do, whatever keeps it. */
abstract class LogContract extends OpenStore {
    private CompletableFuture<Void> appendAll(List<EntryRow> entries) {
        return CompletableFuture.allOf(entries.stream().map(store()::append).toArray(CompletableFuture[]::new));
    }

    @Test
    void entriesComeBackInOrderAfterReopening() {
        store().create(table("t"), List.of());
        var log = log("t", 2_500);
        appendAll(log).join();
        assertThat(store().entries("t")).isEqualTo(log);

        reopen();
        assertThat(store().entries("t")).isEqualTo(log);

        store().append(entry("t", 2_501)).join();
        assertThat(store().entries("t")).hasSize(2_501);
    }

    @Test
    void closingWritesWhatStillWaits() {
        store().create(table("t"), List.of());
        var log = log("t", 3_000);
        var kept = appendAll(log);

        reopen();

        assertThat(kept).isCompleted();
        assertThat(store().entries("t")).isEqualTo(log);
    }

    @Test
    void manyTablesAppendAtOnce() {
        var tables = IntStream.range(0, 100).mapToObj(number -> "t" + number).toList();
        try (var people = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var id : tables) {
                people.execute(() -> {
                    store().create(table(id), List.of());
                    log(id, 30).forEach(entry -> store().append(entry).join());
                });
            }
        }
        for (var id : tables) {
            assertThat(store().entries(id)).isEqualTo(log(id, 30));
        }
    }

    @Test
    void anEntryIsReadableAsSoonAsItIsAcknowledged() {
        store().create(table("t"), List.of());
        for (var step = 1; step <= 50; step++) {
            store().append(entry("t", step)).join();
            assertThat(store().entries("t")).hasSize(step);
        }
    }

    @Test
    void aTableHearsOfItsEntriesInOrder() {
        store().create(table("t"), List.of());
        var heard = new ArrayList<Integer>();
        var told = log("t", 500).stream()
                .map(entry -> store().append(entry).thenRun(() -> heard.add(entry.step())))
                .toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(told).join();
        assertThat(heard).isEqualTo(IntStream.rangeClosed(1, 500).boxed().toList());
    }

    @Test
    void onAnAcknowledgementOtherThingsMayBeKept() {
        store().create(table("t"), List.of());
        var seats = List.of(new SeatRow(0, "Ada", "hash", ""));
        store().append(entry("t", 1))
                .thenRun(() -> store().seat("t", List.of(), seats))
                .join();
        assertThat(store().seats("t")).isEqualTo(seats);
    }

    @Test
    void aStepTakenTwiceFailsAloneAndChangesNothing() {
        store().create(table("t"), List.of());
        store().create(table("u"), List.of());
        appendAll(log("t", 3)).join();
        var other = new EntryRow("t", 2, 0, "something else", "Bo", MOMENT, 1, "");

        var appended = new ArrayList<CompletableFuture<Void>>();
        log("u", 200).forEach(entry -> appended.add(store().append(entry)));
        var refused = store().append(other);
        appended.add(store().append(entry("t", 4)));

        assertThatThrownBy(refused::join)
                .isInstanceOf(CompletionException.class)
                .cause()
                .isInstanceOf(StoreFailed.class)
                .hasMessage("Entry 2 of table t cannot be kept: it is there already.");
        CompletableFuture.allOf(appended.toArray(CompletableFuture[]::new)).join();
        assertThat(store().entries("t")).isEqualTo(log("t", 4));
        assertThat(store().entries("u")).isEqualTo(log("u", 200));
        assertThat(store().isWell()).isTrue();
    }

    @Test
    void aLogHasNoGaps() {
        store().create(table("t"), List.of());
        for (var step : List.of(-1, 0, 2)) {
            assertThat(store().append(entry("t", step))).failsWithin(10, TimeUnit.SECONDS);
        }
        store().append(entry("t", 1)).join();
        assertThatThrownBy(store().append(entry("t", 3))::join)
                .cause()
                .hasMessage("Entry 3 of table t cannot be kept: its table, or the entry before it, is not there.");
        assertThat(store().entries("t")).isEqualTo(log("t", 1));
    }

    @Test
    void whatCannotBeKeptIsOneLineOfTheLog() {
        store().create(table("t"), List.of());
        var logged = logged(() -> assertThatThrownBy(store().append(entry("t", 3))::join));
        assertThat(logged.lines().filter(line -> line.contains("Entry 3 of table t cannot be kept")))
                .hasSize(1);
    }

    @Test
    void afterALostEntryThoseThatFollowItAreRefusedToo() {
        store().create(table("t"), List.of());
        var first = store().append(entry("t", 1));
        var unkept = store().append(new EntryRow("t", 2, 0, "broken \0", "Ada", MOMENT, 0, ""));
        var after = store().append(entry("t", 3));

        assertThatThrownBy(unkept::join)
                .cause()
                .hasMessageContaining("Entry 2 of table t")
                .hasMessageContaining("U+0000");
        assertThatThrownBy(after::join).cause().isInstanceOf(StoreFailed.class);
        first.join();
        assertThat(store().entries("t")).isEqualTo(log("t", 1));
    }
}
