package redoubt.server.session;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collection;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import java.util.logging.Level;
import java.util.logging.Logger;
import redoubt.server.store.Store;
import redoubt.server.store.StoreFailed;

/**
 * Closes the logs of tables that nobody plays at any more, and removes tables in the end. Each table is archived in one write and
 * each chain is removed in one, so whenever the process dies, the next one goes on from there.
 */
final class Expiry implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Expiry.class.getName());

    private static final Duration FIRST_LOOK = Duration.ofMinutes(1);
    private static final Duration BETWEEN_LOOKS = Duration.ofHours(1);

    private final Store store;
    private final InstantSource clock;
    private final Keeping keeping;
    private final Closing closing;
    private final LongAdder archived = new LongAdder();
    private final LongAdder removed = new LongAdder();
    private final Thread looking;

    /** How a table is closed to people who might come to it in this very moment. */
    interface Closing {
        /** Does this while nobody is at the table and nobody can come; false, and nothing is done, if somebody is. */
        boolean unattended(String table, Runnable work);

        /** Whether nobody is at a table, which may be at another server. */
        boolean isUnattended(String table);
    }

    Expiry(Store store, InstantSource clock, Keeping keeping, Closing closing) {
        this.store = store;
        this.clock = clock;
        this.keeping = keeping;
        this.closing = closing;
        this.looking = Thread.ofPlatform().name("expiry").daemon().start(this::lookNowAndThen);
    }

    private void lookNowAndThen() {
        try {
            Thread.sleep(FIRST_LOOK);
            while (true) {
                look();
                Thread.sleep(BETWEEN_LOOKS);
            }
        } catch (InterruptedException _) {
            // closed
        }
    }

    /** Looks at every table once. */
    void look() {
        try {
            look(Chain.all(store.ages()), clock.instant());
        } catch (StoreFailed failed) {
            LOG.log(Level.WARNING, "the store cannot be searched for tables that expire: " + failed.getMessage());
        }
    }

    private void look(Collection<Chain> chains, Instant now) {
        for (Chain chain : chains) {
            try {
                if (chain.isToBeRemoved(keeping, now)) {
                    remove(chain);
                } else if (chain.isToBeArchived(keeping, now)) {
                    chain.open().forEach(table -> archive(table, now));
                }
            } catch (Refused | StoreFailed failed) {
                LOG.log(
                        Level.WARNING,
                        "tables could not expire: " + failed.getMessage(),
                        Map.of("tables", chain.ids()));
            }
        }
    }

    private void archive(String table, Instant now) {
        closing.unattended(table, () -> {
            KeptJournal kept = KeptJournal.of(store.table(table).orElseThrow(), store);
            store.archive(kept.archived(now), kept.entries().size());
            archived.increment();
            LOG.log(
                    Level.INFO,
                    "a table was archived",
                    Map.of("table", table, "entries", kept.entries().size()));
        });
    }

    /**
     * All of a chain or nothing: whoever is at one of its tables keeps them all. The server that holds the first of them sees to it.
     */
    private void remove(Chain chain) {
        if (closing.unattended(chain.first(), () -> {}) && chain.ids().stream().allMatch(closing::isUnattended)) {
            store.forget(chain.ids());
            removed.add(chain.tables().size());
            LOG.log(Level.INFO, "tables were removed", Map.of("tables", chain.ids()));
        }
    }

    long archived() {
        return archived.sum();
    }

    long removed() {
        return removed.sum();
    }

    /** Waits for the table that is being archived. */
    @Override
    public void close() {
        looking.interrupt();
        try {
            looking.join();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
