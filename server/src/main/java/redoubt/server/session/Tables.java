package redoubt.server.session;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import redoubt.kernel.Game;
import redoubt.server.protocol.Calls.BringJournal;
import redoubt.server.protocol.Calls.FindTables;
import redoubt.server.protocol.Calls.GameCard;
import redoubt.server.protocol.Calls.GameSheet;
import redoubt.server.protocol.Calls.NewTable;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.TableList;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.TableCard;
import redoubt.server.store.Store;
import redoubt.server.store.StoreFailed;
import redoubt.server.store.TableRow;

/** All tables in a store, and the games that can be put on new ones. */
public final class Tables implements AutoCloseable {
    private static final Duration SWEEP = Duration.ofSeconds(30);

    private final Shelf shelf;
    private final Store store;
    private final InstantSource clock;
    private final Pace pace;
    private final Duration idle;
    private final Thinkers thinkers = new Thinkers();
    private final Workshop questions = new Workshop(
            "question", Math.max(2, Runtime.getRuntime().availableProcessors()), 256, "too much is being worked out");
    private final Offer offer;
    private final Opening opening;
    private final Listing listing;
    private final Map<String, Session> sessions = new ConcurrentHashMap<>();
    private final Thread sweeper;
    private final Expiry expiry;
    /** Which tables this server holds: alone, all of them; one of several, those given to it. */
    private volatile Predicate<String> held = _ -> true;
    /** Whether nobody is at a table that another server holds. */
    private volatile Predicate<String> unattendedElsewhere = _ -> false;

    public Tables(Shelf shelf, Store store, InstantSource clock, Pace pace, Duration idle) {
        this(shelf, store, clock, pace, idle, Keeping.FOR_EVER);
    }

    public Tables(Shelf shelf, Store store, InstantSource clock, Pace pace, Duration idle, Keeping keeping) {
        this.shelf = shelf;
        this.store = store;
        this.clock = clock;
        this.offer = new Offer(shelf);
        this.opening = new Opening(offer, store, clock, questions);
        this.listing = new Listing(shelf, store);
        this.pace = pace;
        this.idle = idle;
        this.sweeper = Thread.ofVirtual().name("sweeper").start(this::sweep);
        this.expiry = new Expiry(store, clock, keeping, new Expiry.Closing() {
            @Override
            public boolean unattended(String table, Runnable work) {
                return endedUnattended(table, work);
            }

            @Override
            public boolean isUnattended(String table) {
                return holds(table) ? Tables.this.isUnattended(table) : unattendedElsewhere.test(table);
            }
        });
    }

    /** Archives and removes the tables whose time is over. */
    void lookForExpired() {
        expiry.look();
    }

    /** From now on this server is one of several and holds only these tables; a table may come and go. */
    public void holdOnly(Predicate<String> given) {
        held = given;
    }

    /** Whether this server holds a table. */
    public boolean holds(String id) {
        return held.test(id);
    }

    /** Lets go of tables that this server no longer holds; everybody at them is sent away and finds them where they are now. */
    public void release(Predicate<String> gone) {
        sessions.forEach((id, session) -> {
            if (gone.test(id)) {
                session.release();
                sessions.remove(id, session);
            }
        });
    }

    /** How to learn whether nobody is at a table of another server. */
    public void askElsewhere(Predicate<String> isUnattended) {
        unattendedElsewhere = isUnattended;
    }

    /** Whether nobody is at a table held here. */
    public boolean isUnattended(String id) {
        return endedUnattended(id, () -> {});
    }

    /** Does this while nobody is at a table held here; one that can no longer be laid out has no people. */
    private boolean endedUnattended(String id, Runnable work) {
        if (!holds(id)) {
            return false;
        }
        Session session;
        try {
            session = session(id);
        } catch (Refused notLaidOut) {
            work.run();
            return true;
        }
        boolean isDone = session.endedUnattended(work);
        if (isDone) {
            sessions.remove(id);
        }
        return isDone;
    }

    /** How many tables were archived, and how many were removed, since the program was started. */
    public long archived() {
        return expiry.archived();
    }

    public long removed() {
        return expiry.removed();
    }

    public List<GameCard> games() {
        return offer.games();
    }

    public GameSheet sheet(String game) {
        return offer.sheet(game);
    }

    /** A mission's table as set up, to show a picture of it. */
    public Record preview(String game, String mission) {
        return questions.inTurn(() -> offer.preview(game, mission));
    }

    /** Opens a table with a new game, or refuses. */
    public Opened open(NewTable wanted) {
        return opening.open(wanted);
    }

    /** Opens a table for a journal from elsewhere; one that plays differently here is kept and can be looked at. */
    public Opened bring(BringJournal brought) {
        return opening.bring(brought);
    }

    /** The campaigns that are played at these tables. */
    public Campaigns campaigns() {
        return new Campaigns(store, this::lookedAt, id -> store.table(id).flatMap(this::card));
    }

    /** The latest tables. */
    public TableList list() {
        return listing.latest();
    }

    /** The tables of somebody who has keys to them. */
    public TableList mine(FindTables wanted) {
        return listing.mine(wanted);
    }

    /** The card of a table, unless it can no longer be laid out. */
    private Optional<TableCard> card(TableRow row) {
        try {
            return Optional.of(lookedAt(row.id()).listed());
        } catch (StoreFailed failed) {
            throw failed;
        } catch (RuntimeException unreadable) {
            listing.leaveOut(row.id(), unreadable);
            return Optional.empty();
        }
    }

    /**
     * The journal of a table, whole even if its game can no longer be laid out. It contains the seed, so while the game is being
     * played only its people may have it.
     */
    public String journal(String id, String token) {
        TableRow row = row(id);
        KeptJournal kept = KeptJournal.of(row, store);
        if (!new Seating(row, store).access(token).isPerson()
                && !kept.hasEnded()
                && !session(id).hasEnded()) {
            throw new Refused(
                    Fault.FORBIDDEN, "the journal of a running game reveals the seed, so only its players may have it");
        }
        return kept.text();
    }

    /** Makes new codes for the links of a table. */
    public void renew(String id, String token) {
        session(id).renew(token);
        sessions.remove(id);
    }

    /** Deletes a table. */
    public void delete(String id, String token) {
        session(id).delete(token);
        sessions.remove(id);
    }

    /** The session of a table that this server holds. */
    public Session session(String id) {
        Session session = sessions.computeIfAbsent(id, this::found);
        if (!holds(id)) {
            // Also if it was taken away in this very moment: whoever takes it away removes only sessions that are
            // there.
            release(id::equals);
            throw new Refused(Fault.CLOSING, "this table is at another server; look again");
        }
        return session;
    }

    /** A table to look at; one that another server holds is read from the store each time, as nobody here hears of it. */
    private Session lookedAt(String id) {
        return holds(id) ? session(id) : found(id);
    }

    /** How many games are awake. */
    public long awake() {
        return sessions.values().stream().filter(Session::isAwake).count();
    }

    private Session found(String id) {
        TableRow row = row(id);
        String game = TableHead.read(row).setUp().game();
        Game<?> known = shelf.named(game)
                .orElseThrow(() -> new Refused(
                        Fault.UNREADABLE, "this table can no longer be laid out: the game " + game + " is not here"));
        return new Session(row, known, store, clock, pace, thinkers, questions);
    }

    private TableRow row(String id) {
        return store.table(id).orElseThrow(() -> new Refused(Fault.UNKNOWN, "there is no table " + id));
    }

    private void sweep() {
        try {
            while (true) {
                Thread.sleep(idle.compareTo(SWEEP) < 0 ? idle : SWEEP);
                sessions.values().forEach(session -> session.sleep(idle.toNanos()));
            }
        } catch (InterruptedException _) {
            // closed
        }
    }

    @Override
    public void close() {
        sweeper.interrupt();
        expiry.close();
        opening.close();
        thinkers.close();
        questions.close();
        store.close();
    }
}
