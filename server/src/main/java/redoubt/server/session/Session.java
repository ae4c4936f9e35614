package redoubt.server.session;

import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import redoubt.kernel.Game;
import redoubt.kernel.TableRules;
import redoubt.server.protocol.Calls.Continuation;
import redoubt.server.protocol.Calls.Frame;
import redoubt.server.protocol.Calls.LendSeat;
import redoubt.server.protocol.Calls.Reached;
import redoubt.server.protocol.Calls.Reported;
import redoubt.server.protocol.Calls.TakeSeat;
import redoubt.server.protocol.Calls.Taken;
import redoubt.server.protocol.Calls.WayList;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.Protocol;
import redoubt.server.protocol.TableMessage.Continued;
import redoubt.server.protocol.TableMessage.Happening;
import redoubt.server.protocol.TableMessage.Moment;
import redoubt.server.protocol.TableMessage.ReadAgain;
import redoubt.server.protocol.TableMessage.SeatCard;
import redoubt.server.protocol.TableMessage.Seated;
import redoubt.server.protocol.TableMessage.SequelBegun;
import redoubt.server.protocol.TableMessage.TableCard;
import redoubt.server.protocol.TableMessage.UndoKind;
import redoubt.server.protocol.TableMessage.Welcome;
import redoubt.server.protocol.TableMessage.You;
import redoubt.server.store.Origin;
import redoubt.server.store.ReportRow;
import redoubt.server.store.SeatRow;
import redoubt.server.store.Store;
import redoubt.server.store.TableRow;

/**
 * One table: handles one call at a time, writes every choice to the store before anybody is told, and can fall asleep, since the
 * store has everything needed to wake it.
 */
public final class Session {
    /** How many missed choices somebody who joins is told about. */
    static final int MOST_TOLD = 100;

    private static final Logger LOG = Logger.getLogger(Session.class.getName());

    private final TableRow row;
    private final Store store;
    private final InstantSource clock;
    private final ReentrantLock lock = new ReentrantLock();
    private final Audience audience = new Audience();
    private final UndoAgreement agreement = new UndoAgreement(audience);
    private final Seating seating;
    private final Sleeper sleeper;
    private final BotTurns bots;
    private final Workshop questions;
    /** The seats as everybody was last told of them. */
    private List<SeatCard> toldSeats = List.of();

    /** Whether this session is over; the table, if it still exists, is found anew in the store. */
    private volatile boolean isOver;

    private long touched;

    Session(
            TableRow row,
            Game<?> game,
            Store store,
            InstantSource clock,
            Pace pace,
            Thinkers thinkers,
            Workshop questions) {
        this.questions = questions;
        this.row = row;
        this.store = store;
        this.clock = clock;
        this.seating = new Seating(row, store);
        this.sleeper = new Sleeper(row, game, store, clock, questions, this::tellReadAgain);
        this.bots = new BotTurns(pace, thinkers);
    }

    public String id() {
        return row.id();
    }

    /**
     * Chooses for one of this person's seats, while looking at the table after {@code step} entries. A choice that was made already
     * is answered as made: whoever sends it again did not hear the first answer.
     */
    public Reached choose(String token, int step, int seat, String key) {
        return locked(() -> {
            Access access = seating.holder(token, seat);
            if (sleeper.sitting().isMade(step + 1, seat, key, access.name())) {
                return new Reached(step + 1, false);
            }
            sleeper.requireStep(step);
            return chosen(seat, key, access.name());
        });
    }

    /** Lets the bot of a seat answer at once, even though people are asked too; anybody playing at the table may do this. */
    public Reached letBotAct(String token, int step, int seat) {
        BotTurns.Turn turn = locked(() -> {
            seating.person(token);
            sleeper.requireStep(step);
            Sitting<?> sitting = sleeper.playable();
            return bots.turn(sitting, seating.chairs().askedBot(seat, sitting.decision()));
        });
        String key = turn.thought().choice();
        return locked(() -> {
            sleeper.requireStep(step);
            seating.chairs().askedBot(seat, sleeper.sitting().decision());
            return chosen(seat, key, turn.by());
        });
    }

    private Reached chosen(int seat, String key, String by) {
        Sitting<?> sitting = sleeper.playable();
        sleeper.keep(List.of(sitting.attempt(seat, key, by)));
        sitting.accept();
        agreement.drop(by);
        if (!audience.isEmpty()) {
            audience.tell(sitting.moved());
        }
        wakeBots();
        return new Reached(sitting.step(), false);
    }

    /** Takes back a person's last choice: at once if that gives nothing away or nobody else is here, otherwise by agreement. */
    public Reached undo(String token, int step) {
        return locked(() -> {
            Access access = seating.person(token);
            sleeper.requireStep(step);
            Sitting<?> sitting = sleeper.playable();
            sitting.requireUnsettled();
            if (sitting.undoKind() == UndoKind.NONE) {
                throw new Refused(Fault.NOT_OFFERED, "there is nothing to undo", TableRules.UNDO_AT_ONCE.id());
            }
            Map<String, String> others = seating.others(access.hash(), audience.present());
            if (sitting.undoKind() == UndoKind.FREE || others.isEmpty()) {
                return undone(access.name());
            }
            agreement.propose(new Proposal(sitting.step(), access.name(), others));
            return new Reached(sitting.step(), true);
        });
    }

    /** Answers a proposed undo: it happens once everybody has agreed, and is dropped as soon as somebody does not. */
    public Reached answerUndo(String token, int step, boolean isAgreed) {
        return locked(() -> {
            Access access = seating.person(token);
            sleeper.requireStep(step);
            if (isAgreed) {
                return agreed(access.hash());
            }
            agreement.refusedBy(access);
            return new Reached(step, false);
        });
    }

    private Reached agreed(String hash) {
        return agreement
                .agreedBy(hash)
                .map(all -> undone(all.by()))
                .orElseGet(() -> new Reached(sleeper.sitting().step(), true));
    }

    private Reached undone(String by) {
        Sitting<?> sitting = sleeper.playable();
        sleeper.keep(sitting.attemptUndo(by));
        sitting.acceptUndo();
        agreement.settle();
        audience.tell(sitting.undone(by));
        wakeBots();
        return new Reached(sitting.step(), false);
    }

    /** Takes an open seat by invitation; with the token of a person at this table, the seat is added to theirs. */
    public Taken take(Optional<String> token, TakeSeat wanted) {
        return locked(() -> {
            Taken taken = seating.take(token, wanted);
            seated();
            return taken;
        });
    }

    /** Lets a bot play for a seat, or takes the seat back from it. People decide only for their own seats. */
    public void lend(String token, LendSeat wanted) {
        locked(() -> {
            seating.lend(seating.person(token), wanted, audience.present());
            seated();
            return wanted;
        });
    }

    /** Opens a seat for somebody else: one's own, or between two missions that of somebody who is not here. */
    public void leave(String token, int seat) {
        locked(() -> {
            seating.leave(seating.person(token), seat, sleeper.isBetweenMissions(), audience.present());
            seated();
            return seat;
        });
    }

    /** Continues the game at another table, from the point where the stored game and today's rules part. */
    public Continuation fork(String token) {
        return locked(() -> {
            seating.person(token);
            String table = sleeper.continuedWith(seating.chairs().rows());
            audience.tell(Message.of(new Continued(table)));
            return new Continuation(table);
        });
    }

    /** Begins what follows this mission in its campaign, at a new table with the same seats; only once, whoever asks. */
    public Continuation sequel(String token) {
        return locked(() -> {
            Access access = seating.person(token);
            String table = sleeper.followedWith(seating.chairs().rows());
            agreement.drop(access.name());
            audience.tell(Message.of(new SequelBegun(table, sleeper.sitting().situation())));
            return new Continuation(table);
        });
    }

    /** Begins this mission once more at a new table, in a second campaign with these seats. */
    String branched(List<SeatRow> seats) {
        return locked(() -> sleeper.branchedWith(seats));
    }

    /** The seats as they are now, for somebody who holds one of them. */
    List<SeatRow> seats(String token) {
        return locked(() -> {
            seating.person(token);
            return seating.chairs().rows();
        });
    }

    /** What the game says of its campaign now. */
    <X> X inCampaign(Function<Sleeper, X> look) {
        return locked(() -> look.apply(sleeper));
    }

    /** The host makes new codes for the links; everybody is sent away, and only people with seats can come back. */
    void renew(String token) {
        locked(() -> {
            seating.host(token);
            store.renew(row.id(), Tokens.fresh(), Tokens.fresh());
            end();
            return row;
        });
    }

    /** The host deletes the table; one that another came from stays, since that one tells its past. */
    void delete(String token) {
        locked(() -> {
            seating.host(token);
            if (Origin.ofAnyKind(row.id()).stream()
                    .anyMatch(origin -> !store.cameFrom(origin).isEmpty())) {
                throw new Refused(
                        Fault.NOT_OFFERED,
                        "another table came from this one, so it cannot be deleted",
                        TableRules.HOST.id());
            }
            store.delete(row.id());
            end();
            return row;
        });
    }

    /** Ends this session and does something with its table, unless somebody is at it. */
    boolean endedUnattended(Runnable work) {
        return locked(() -> {
            if (!audience.isEmpty()) {
                return false;
            }
            work.run();
            end();
            return true;
        });
    }

    /** Ends this session because another server holds the table now; what is under way is finished first. */
    void release() {
        lock.lock();
        try {
            if (!isOver) {
                end();
            }
        } finally {
            lock.unlock();
        }
    }

    private void end() {
        isOver = true;
        sleeper.sleep();
        audience.sendAway();
    }

    /** Whoever has written the game meanwhile may have changed the seats too. */
    private void tellReadAgain(int step) {
        seating.doubt();
        audience.tell(Message.of(new ReadAgain(step)));
    }

    private void seated() {
        tellSeats();
        wakeBots();
    }

    /** Tells everybody of the seats, unless nothing has changed: a spectator who comes or goes is nobody's news. */
    private void tellSeats() {
        List<SeatCard> seats = seating.chairs().cards(audience.present());
        if (!seats.equals(toldSeats)) {
            toldSeats = seats;
            audience.tell(Message.of(new Seated(seats)));
        }
    }

    public TableCard card(String token) {
        return locked(() -> {
            seating.access(token);
            return card();
        });
    }

    /** The card without a token, for the list of tables. */
    TableCard listed() {
        return locked(this::card);
    }

    private TableCard card() {
        return sleeper.card(seating.chairs().cards(audience.present()));
    }

    public Moment moment(String token) {
        return seen(token, Sitting::moment);
    }

    public Frame frame(String token, int choices) {
        return seen(token, sitting -> sitting.frame(choices));
    }

    public List<Happening> happenings(String token, int from, int to) {
        return seen(token, sitting -> sitting.happenings(from, to));
    }

    public Optional<Record> forecast(String token) {
        return seen(token, Sitting::forecast);
    }

    public WayList ways(String token) {
        return new WayList(seen(token, Sitting::ways));
    }

    public Optional<Record> odds(String token, String key) {
        return seen(token, sitting -> sitting.odds(key));
    }

    /** Whether the game has ended, as far as today's rules can tell. */
    boolean hasEnded() {
        return locked(() -> sleeper.sitting().verdict().isPresent());
    }

    /** Keeps a note of somebody with a seat together with the journal as it is now. */
    public Reported report(String token, String note) {
        return locked(() -> {
            seating.person(token);
            String id = Tokens.freshTable();
            store.report(new ReportRow(id, row.id(), note, sleeper.journal(), clock.instant()));
            return new Reported(id);
        });
    }

    private <X> X seen(String token, Function<Sitting<?>, X> look) {
        return locked(() -> {
            seating.access(token);
            Sitting<?> sitting = sleeper.sitting();
            return questions.inTurn(() -> look.apply(sitting));
        });
    }

    /** Joins the listeners: the welcome comes first, then everything that happens. */
    public Listening join(String token, int seen, Listener listener) {
        return locked(() -> {
            Access access = seating.access(token);
            Sitting<?> sitting = sleeper.sittingWith(seen);
            if (seen > sitting.step()) {
                throw new Refused(Fault.WRONG, "this table has " + sitting.step() + " steps, not " + seen);
            }
            audience.add(listener, access.hash());
            listener.tell(Message.of(welcome(access, sitting, seen)));
            agreement.tell(listener);
            tellSeats();
            wakeBots();
            return () -> left(listener, access);
        });
    }

    private Welcome welcome(Access access, Sitting<?> sitting, int seen) {
        You you = new You(
                access.name(),
                access.seats(),
                access.isPerson() ? Optional.of(row.invite()) : Optional.empty(),
                Optional.of(row.watch()),
                seating.chairs().isHost(access.hash()));
        List<Happening> missed = sitting.happeningsSince(seen);
        int untold = Math.max(0, missed.size() - MOST_TOLD);
        return new Welcome(
                Protocol.VERSION,
                card(),
                you,
                sitting.firstMoment(),
                missed.subList(untold, missed.size()),
                untold,
                sitting.timeline());
    }

    private void left(Listener listener, Access access) {
        if (isOver) {
            return;
        }
        locked(() -> {
            audience.remove(listener);
            if (audience.isEmpty()) {
                sleeper.unheard();
            }
            tellSeats();
            if (!audience.present().contains(access.hash()) && agreement.isWaitingFor(access.hash())) {
                agreed(access.hash());
            }
            return access;
        });
    }

    /** Lets go of the game if nobody has listened or called for this long; the next call wakes it from the store. */
    void sleep(long nanosecondsIdle) {
        if (lock.tryLock()) {
            try {
                if (audience.isEmpty() && System.nanoTime() - touched > nanosecondsIdle) {
                    sleeper.sleep();
                }
            } finally {
                lock.unlock();
            }
        }
    }

    boolean isAwake() {
        return sleeper.isAwake();
    }

    private <X> X locked(Supplier<X> work) {
        lock.lock();
        try {
            if (isOver) {
                throw new Refused(Fault.CLOSING, "this table has been taken away; look again");
            }
            touched = System.nanoTime();
            return work.get();
        } finally {
            lock.unlock();
        }
    }

    /** Bots play only while a person has a seat or somebody is listening. */
    private void wakeBots() {
        if (!sleeper.isArchived() && (seating.chairs().hasPeople() || !audience.isEmpty())) {
            bots.ask(sleeper.sitting(), seating.chairs(), this::playBot);
        }
    }

    private void playBot(BotTurns.Turn turn) {
        untilKept(() -> {
            String key = turn.thought().choice();
            locked(() -> {
                if (bots.isStillAsked(turn, sleeper.sitting(), seating.chairs())) {
                    chosen(turn.seat(), key, turn.by());
                }
                return row;
            });
        });
    }

    private void askBotsAgain() {
        locked(() -> {
            wakeBots();
            return row;
        });
    }

    /** Does what bots do; if the store or a bot itself fails, they are asked again after a while, until it works. */
    private void untilKept(Runnable turn) {
        try {
            turn.run();
        } catch (RuntimeException failed) {
            if (isOver) {
                return;
            }
            LOG.log(Level.WARNING, "a bot could not play: " + failed.getMessage(), Map.of("table", row.id()));
            bots.again(() -> untilKept(this::askBotsAgain));
        }
    }
}
