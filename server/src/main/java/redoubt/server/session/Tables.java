package redoubt.server.session;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import redoubt.bots.BotKind;
import redoubt.kernel.Certificate;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.Real;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.Share;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.Journal.RoundMark;
import redoubt.server.protocol.Calls.BringJournal;
import redoubt.server.protocol.Calls.CertificateLine;
import redoubt.server.protocol.Calls.FindTables;
import redoubt.server.protocol.Calls.GameCard;
import redoubt.server.protocol.Calls.GameSheet;
import redoubt.server.protocol.Calls.MissionLine;
import redoubt.server.protocol.Calls.NewTable;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.SettingLimits;
import redoubt.server.protocol.Calls.Sitter;
import redoubt.server.protocol.Calls.SwitchLine;
import redoubt.server.protocol.Calls.TableList;
import redoubt.server.protocol.CampaignCalls.CampaignLine;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.MarkCard;
import redoubt.server.protocol.TableMessage.TableCard;
import redoubt.server.store.EntryRow;
import redoubt.server.store.SeatRow;
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
    private final Workshop imports = new Workshop("import", 2, 8, "too many journals are being loaded");
    private final Workshop questions = new Workshop(
            "question", Math.max(2, Runtime.getRuntime().availableProcessors()), 256, "too much is being worked out");
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
        this.listing = new Listing(shelf, store);
        this.clock = clock;
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
        return shelf.all().stream()
                .map(game -> new GameCard(game.id(), game.title(), missions(game)))
                .toList();
    }

    public GameSheet sheet(String id) {
        Game<?> game = game(id);
        return new GameSheet(
                game.id(),
                game.title(),
                missions(game),
                game.settings().stream()
                        .map(setting -> new SettingLimits(
                                setting.name(), setting.values(), setting.least(), setting.most(), setting.suggested()))
                        .toList(),
                game.campaigns().stream()
                        .map(card -> new CampaignLine(card.id(), card.title(), card.missions()))
                        .toList(),
                game.switches().stream()
                        .map(reading -> new SwitchLine(reading.rule().id(), reading.other()))
                        .toList(),
                game.catalogue().map(Object.class::cast));
    }

    /** A mission's table as set up, to show a picture of it. */
    public Record preview(String game, String mission) {
        Game<?> known = game(game);
        return questions.inTurn(() -> preview(known, mission));
    }

    private static <T> Record preview(Game<T> game, String mission) {
        try {
            return (Record) game.view(game.setUp(SetUp.of(game.id(), mission), Luck.seeded(0)));
        } catch (SetUpRefused refused) {
            throw Refused.of(Fault.UNKNOWN, refused);
        }
    }

    /** Opens a table with a new game, or refuses. */
    public Opened open(NewTable wanted) {
        SetUp setUp;
        try {
            setUp = new SetUp(
                    wanted.game(),
                    wanted.mission(),
                    wanted.seats().size(),
                    wanted.settings().stream()
                            .map(line -> new SetUp.Setting(line.name(), line.values()))
                            .toList());
            long seed = wanted.seed().orElseGet(Tokens::freshSeed);
            Luck luck = Real.of(wanted.isDiceTold(), wanted.areCardsTold().orElse(false))
                    .luck(seed);
            return open(game(wanted.game()), setUp, luck, wanted);
        } catch (SetUpRefused refused) {
            throw Refused.of(Fault.WRONG, refused);
        }
    }

    private <T> Opened open(Game<T> game, SetUp setUp, Luck luck, NewTable wanted) {
        Opened opened = fresh();
        Journal head = questions.inTurn(() -> Journal.of(History.begin(new Engine<>(game), setUp, luck)));
        List<SeatRow> seats = seats(wanted.seats(), PersonName.of(wanted.name()), Tokens.hash(opened.token()));
        store.create(row(opened, head), seats);
        return opened;
    }

    /** Opens a table for a journal from elsewhere; one that plays differently here is kept and can be looked at. */
    public Opened bring(BringJournal brought) {
        String name = PersonName.of(brought.name());
        return imports.inTurn(() -> laid(Imports.read(brought.text()), name));
    }

    private Opened laid(Journal journal, String name) {
        Game<?> game = game(journal.setUp().game());
        try {
            game.setUp(journal.setUp(), journal.luck());
        } catch (SetUpRefused refused) {
            throw Refused.of(Fault.WRONG, refused);
        }
        Opened opened = fresh();
        List<Sitter> sitters = Collections.nCopies(journal.setUp().seats(), Sitter.ME);
        List<SeatRow> seats = seats(sitters, name, Tokens.hash(opened.token()));
        TableRow row = row(opened, journal);
        List<EntryRow> log = JournalLog.of(opened.table(), journal, _ -> name, clock.instant());
        store.create(row, seats, JournalLog.played(game, TableHead.read(row), log));
        return opened;
    }

    private static Opened fresh() {
        return new Opened(Tokens.freshTable(), Tokens.fresh(), Tokens.fresh(), Tokens.fresh());
    }

    private TableRow row(Opened opened, Journal journal) {
        List<RoundMark> atStart =
                journal.marks().stream().filter(mark -> mark.choices() == 0).toList();
        Journal head = journal.with(List.of(), atStart);
        return new TableRow(
                opened.table(),
                TableHead.write(head),
                journal.engine(),
                opened.invite(),
                opened.watch(),
                clock.instant(),
                Optional.empty());
    }

    private static List<SeatRow> seats(List<Sitter> sitters, String name, String hash) {
        List<SeatRow> rows = new ArrayList<>();
        for (int i = 0; i < sitters.size(); i++) {
            rows.add(
                    switch (sitters.get(i)) {
                        case ME -> new SeatRow(i + 1, name, hash, "", true);
                        case OPEN -> new SeatRow(i + 1, "", "", "");
                        case BOT -> new SeatRow(i + 1, "", "", BotKind.SEARCH.word());
                    });
        }
        if (!sitters.contains(Sitter.ME)) {
            throw new Refused(
                    Fault.WRONG,
                    "whoever opens a table must take a seat at it",
                    "",
                    List.of(new MarkCard("seats", "")));
        }
        return rows;
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

    private Game<?> game(String id) {
        return shelf.named(id)
                .orElseThrow(() -> new Refused(
                        Fault.UNKNOWN,
                        "there is no game " + id + ", only "
                                + shelf.all().stream().map(Game::id).toList()));
    }

    private static List<MissionLine> missions(Game<?> game) {
        return game.missions().stream()
                .map(card -> new MissionLine(
                        card.id(),
                        card.title(),
                        card.difficulty(),
                        card.length(),
                        card.certificate().map(certificate -> certificate(game, card.id(), certificate))))
                .toList();
    }

    private static CertificateLine certificate(Game<?> game, String mission, Certificate certificate) {
        Share won = certificate.won();
        return new CertificateLine(
                certificate.bot(),
                won.won(),
                won.games(),
                won.low(),
                won.high(),
                certificate.settings(),
                certificate.day(),
                !certificate.content().equals(game.content(mission)));
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
        imports.close();
        thinkers.close();
        questions.close();
        store.close();
    }
}
