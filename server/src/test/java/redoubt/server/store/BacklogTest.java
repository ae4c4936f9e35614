package redoubt.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import redoubt.server.store.Backlog.Waiting;

/** In which order things are written. */
class BacklogTest {
    private final Backlog backlog = new Backlog();

    private static Waiting choice(int step) {
        return new Waiting(entry(step), new CompletableFuture<>());
    }

    private static Writing entry(int step) {
        return new Writing.Entry(OpenStore.entry("t", step));
    }

    private static Waiting brought(String table) {
        Writing create = new Writing.Create(OpenStore.table(table), List.of(), OpenStore.log(table, 3));
        return new Waiting(create, new CompletableFuture<>());
    }

    @Test
    void aBroughtTableGoesAloneAfterWhateverElseWaits() {
        Waiting first = brought("a");
        Waiting second = brought("b");
        backlog.add(first);
        backlog.add(choice(1));
        backlog.add(second);
        backlog.add(choice(2));
        assertThat(backlog.next()).extracting(Waiting::writing).containsExactly(entry(1), entry(2));
        assertThat(backlog.next()).containsExactly(first);
        backlog.add(choice(3));
        assertThat(backlog.next()).extracting(Waiting::writing).containsExactly(entry(3));
        assertThat(backlog.next()).containsExactly(second);
    }

    @Test
    void aBroughtTableDoesNotWaitForEver() {
        Waiting patient = brought("a");
        backlog.add(patient);
        for (int batch = 1; batch <= Backlog.PATIENCE; batch++) {
            backlog.add(choice(batch));
            assertThat(backlog.next()).hasSize(1).doesNotContain(patient);
        }
        backlog.add(choice(0));
        assertThat(backlog.next()).containsExactly(patient);
        assertThat(backlog.next()).hasSize(1);
    }

    @Test
    void batchesAreAWhileApartSoThatOthersCanJoin() {
        Backlog slow = new Backlog(Duration.ofMillis(300));
        slow.add(choice(1));
        long begun = System.nanoTime();
        assertThat(slow.next()).hasSize(1);
        slow.add(choice(2));
        slow.add(choice(3));
        assertThat(slow.next()).extracting(Waiting::writing).containsExactly(entry(2), entry(3));
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isGreaterThanOrEqualTo(Duration.ofMillis(300));
    }

    @Test
    void nobodyWaitsForOthersOnceTheStoreIsClosed() {
        Backlog slow = new Backlog(Duration.ofDays(1));
        slow.add(choice(1));
        assertThat(slow.next()).hasSize(1);
        slow.add(choice(2));
        slow.close();
        assertThat(slow.next()).hasSize(1);
    }

    @Test
    void aBatchIsBoundedAndAllIsHandedOutBeforeTheEnd() {
        for (int step = 1; step <= Backlog.LARGEST_BATCH + 1; step++) {
            backlog.add(choice(step));
        }
        Waiting last = brought("a");
        backlog.add(last);
        backlog.close();
        assertThatThrownBy(() -> backlog.add(choice(1))).hasMessageContaining("the store is closed");
        assertThat(backlog.next()).hasSize(Backlog.LARGEST_BATCH);
        assertThat(backlog.next()).hasSize(1);
        assertThat(backlog.next()).containsExactly(last);
        assertThat(backlog.next()).isEmpty();
    }
}
