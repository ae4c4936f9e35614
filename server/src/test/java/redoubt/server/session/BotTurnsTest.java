package redoubt.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import redoubt.server.protocol.Calls.LendSeat;
import redoubt.server.protocol.Calls.NewTable;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.Reached;
import redoubt.server.protocol.Calls.Sitter;

/** Bots that think for a long time. */
@Timeout(60)
class BotTurnsTest {
    private static final int CORES = Runtime.getRuntime().availableProcessors();

    private final AtomicInteger thinking = new AtomicInteger();
    private volatile boolean isPondering = true;
    private volatile boolean isConfused;
    private final MemoryStore store = new MemoryStore();
    private final Tables tables = Room.opened(new PonderingGame(this::ponder), store);

    private boolean ponder() {
        if (isConfused) {
            throw new IllegalStateException("a bot that is confused");
        }
        thinking.incrementAndGet();
        while (isPondering) {
            Thread.onSpinWait();
        }
        thinking.decrementAndGet();
        return false;
    }

    @AfterEach
    void close() {
        isPondering = false;
        tables.close();
    }

    private Opened open() {
        return tables.open(new NewTable(
                "pondering", "PO-M01", List.of(Sitter.ME, Sitter.ME), List.of(), "Ada", Optional.of(7L), false));
    }

    private Session lent(Opened opened) {
        return lent(opened, "greedy");
    }

    private Session lent(Opened opened, String bot) {
        Session session = tables.session(opened.table());
        session.lend(opened.token(), new LendSeat(1, bot));
        return session;
    }

    private static void await(BooleanSupplier what) throws InterruptedException {
        for (int i = 0; i < 500 && !what.getAsBoolean(); i++) {
            Thread.sleep(20);
        }
        assertThat(what.getAsBoolean()).isTrue();
    }

    /** A call as the server makes it, on a thread that shares the processors with those of all other calls. */
    private static <X> X called(Supplier<X> call) {
        CompletableFuture<X> answer = new CompletableFuture<>();
        Thread.startVirtualThread(() -> {
            try {
                answer.complete(call.get());
            } catch (RuntimeException e) {
                answer.completeExceptionally(e);
            }
        });
        return answer.orTimeout(20, TimeUnit.SECONDS).join();
    }

    @Test
    void thinkingBotsHoldUpNobodyAtAnotherTable() throws InterruptedException {
        List<Opened> busy = new ArrayList<>();
        for (int i = 0; i <= CORES; i++) {
            busy.add(open());
            lent(busy.getLast());
        }
        await(() -> thinking.get() > 0);
        Opened mine = open();
        for (int step = 0; step < 4; step++) {
            int now = step;
            Reached reached = called(() -> tables.session(mine.table()).choose(mine.token(), now, 1 + now % 2, "PASS"));
            assertThat(reached.step()).isEqualTo(step + 1);
        }
        assertThat(thinking.get()).isBetween(1, Math.max(1, CORES - 1));
        isPondering = false;
        for (Opened each : busy) {
            await(() -> store.entries(each.table()).size() == 1);
        }
    }

    @Test
    void whoeverWouldThinkLongIsQuickWhileManyThink() throws InterruptedException {
        for (int i = 0; i < CORES; i++) {
            lent(open());
        }
        await(() -> thinking.get() >= Math.max(1, CORES - 1));
        Opened crowded = open();
        lent(crowded, "search");
        isPondering = false;
        await(() -> store.entries(crowded.table()).size() == 1);
        assertThat(store.entries(crowded.table()).getFirst().by()).isEqualTo("bot:quick");
        await(() -> thinking.get() == 0);
        Opened alone = open();
        lent(alone, "search");
        await(() -> store.entries(alone.table()).size() == 1);
        assertThat(store.entries(alone.table()).getFirst().by()).isEqualTo("bot:search");
    }

    @Test
    void itsOwnTableCanBeSeenAndTheSeatTakenBackWhileItThinks() throws InterruptedException {
        Opened opened = open();
        Session session = lent(opened);
        await(() -> thinking.get() > 0);
        assertThat(called(() -> session.moment(opened.token())).situation().step())
                .isZero();
        called(() -> {
            session.lend(opened.token(), new LendSeat(1, ""));
            return opened;
        });
        isPondering = false;
        await(() -> thinking.get() == 0);
        Thread.sleep(100);
        assertThat(store.entries(opened.table()))
                .as("a thought that comes too late")
                .isEmpty();
        session.lend(opened.token(), new LendSeat(1, "greedy"));
        await(() -> store.entries(opened.table()).size() == 1);
    }

    @Test
    void aBotThatPeopleLetActHoldsUpNobodyEither() throws InterruptedException {
        Opened opened = open();
        Session session = tables.session(opened.table());
        isPondering = true;
        session.lend(opened.token(), new LendSeat(1, "greedy"));
        await(() -> thinking.get() > 0);
        CompletableFuture<Reached> let = CompletableFuture.supplyAsync(() -> session.letBotAct(opened.token(), 0, 1));
        assertThat(called(() -> session.moment(opened.token())).situation().step())
                .isZero();
        isPondering = false;
        await(let::isDone);
        await(() -> store.entries(opened.table()).size() == 1);
    }

    @Test
    void aBotThatFailsIsAskedAgain() throws InterruptedException {
        isPondering = false;
        isConfused = true;
        Opened opened = open();
        lent(opened);
        Thread.sleep(300);
        assertThat(store.entries(opened.table())).isEmpty();
        isConfused = false;
        await(() -> store.entries(opened.table()).size() == 1);
    }
}
