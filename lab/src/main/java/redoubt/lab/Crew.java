package redoubt.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** Workers who play numbered games, each taking the next one and keeping a count of their own. */
record Crew(int threads, int games, IntConsumer progress) {
    /** Plays all games and returns the counts, one for each worker. */
    <C> List<C> counts(Supplier<C> count, ObjIntConsumer<C> game) {
        AtomicInteger next = new AtomicInteger();
        AtomicInteger done = new AtomicInteger();
        List<C> counts = new ArrayList<>();
        try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
            List<Future<C>> work = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                work.add(workers.submit(() -> {
                    C own = count.get();
                    for (int number = next.getAndIncrement(); number < games; number = next.getAndIncrement()) {
                        game.accept(own, number);
                        progress.accept(done.incrementAndGet());
                    }
                    return own;
                }));
            }
            for (Future<C> each : work) {
                counts.add(each.get());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        return counts;
    }
}
