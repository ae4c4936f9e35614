package redoubt.server.session;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
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
import redoubt.server.protocol.ClientMessage.Reaction;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.JudgeCalls.GiveOrder;
import redoubt.server.protocol.JudgeCalls.OrderList;
import redoubt.server.protocol.JudgeCalls.Story;
import redoubt.server.protocol.JudgeCalls.TurnSwitch;
import redoubt.server.protocol.JudgeCalls.Weighing;
import redoubt.server.protocol.TableMessage.Continued;
import redoubt.server.protocol.TableMessage.Happening;
import redoubt.server.protocol.TableMessage.Moment;
import redoubt.server.protocol.TableMessage.ReadAgain;
import redoubt.server.protocol.TableMessage.SequelBegun;
import redoubt.server.protocol.TableMessage.Switched;
import redoubt.server.protocol.TableMessage.TableCard;
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

    private final TableRow row;
    private final Store store;
    private final InstantSource clock;
    private final Turnstile turnstile = new Turnstile();
    private final Audience audience = new Audience();
    private final Seating seating;
    private final Sleeper sleeper;
    private final Playing playing;
    private final Conversation conversation;
    private final Attendance attendance;
    private final Counsel counsel;
    private final Workshop questions;

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
        HostSwitches switches = new HostSwitches(row.id(), store);
        this.counsel = new Counsel(switches, thinkers);
        BotTurns bots = new BotTurns(pace, thinkers, counsel.orders());
        this.playing = new Playing(row.id(), turnstile, sleeper, seating, audience, bots, counsel);
        this.conversation = new Conversation(audience, switches, clock);
        this.attendance = new Attendance(row, sleeper, seating, audience, playing, counsel, conversation);
    }

    public String id() {
        return row.id();
    }

    /**
     * Chooses for one of this person's seats, while looking at the table after {@code step} entries. A choice that was made already
     * is answered as made: whoever sends it again did not hear the first answer.
     */
    public Reached choose(String token, int step, int seat, String key) {
        return playing.choose(token, step, seat, key);
    }

    /** Lets the bot of a seat answer at once, even though people are asked too; anybody playing at the table may do this. */
    public Reached letBotAct(String token, int step, int seat) {
        return playing.letBotAct(token, step, seat);
    }

    /** Takes back a person's last choice: at once if that gives nothing away or nobody else is here, otherwise by agreement. */
    public Reached undo(String token, int step) {
        return playing.undo(token, step);
    }

    /** Answers a proposed undo: it happens once everybody has agreed, and is dropped as soon as somebody does not. */
    public Reached answerUndo(String token, int step, boolean isAgreed) {
        return playing.answerUndo(token, step, isAgreed);
    }

    /** Points at a place, or a piece in it, so that everybody sees it. */
    public void point(String token, String place, String piece) {
        turnstile.inTurn(() -> conversation.point(seating.access(token), place, piece));
    }

    /** Says a word that needs no typing. */
    public void react(String token, Reaction reaction) {
        turnstile.inTurn(() -> conversation.react(seating.access(token), reaction));
    }

    /** Says a line of chat. */
    public void say(String token, String text) {
        turnstile.inTurn(() -> conversation.say(seating.access(token), text));
    }

    /** Joins the listeners: the welcome comes first, then everything that happens. */
    public Listening join(String token, int seen, Listener listener) {
        Access access = turnstile.inTurn(() -> attendance.join(token, seen, listener));
        return () -> turnstile.unlessOver(() -> attendance.left(listener, access));
    }

    /** Takes an open seat by invitation; with the token of a person at this table, the seat is added to theirs. */
    public Taken take(Optional<String> token, TakeSeat wanted) {
        return turnstile.inTurn(() -> {
            Taken taken = seating.take(token, wanted);
            attendance.seated();
            return taken;
        });
    }

    /** Lets a bot play for a seat, or takes the seat back from it. People decide only for their own seats. */
    public void lend(String token, LendSeat wanted) {
        turnstile.inTurn(() -> {
            seating.lend(seating.person(token), wanted, audience.present());
            attendance.seated();
        });
    }

    /** Opens a seat for somebody else: one's own, or between two missions that of somebody who is not here. */
    public void leave(String token, int seat) {
        turnstile.inTurn(() -> {
            seating.leave(seating.person(token), seat, sleeper.isBetweenMissions(), audience.present());
            attendance.seated();
        });
    }

    /** Continues the game at another table, from the point where the stored game and today's rules part. */
    public Continuation fork(String token) {
        return turnstile.inTurn(() -> {
            seating.person(token);
            String table = sleeper.continuedWith(seating.chairs().rows());
            audience.tell(Message.of(new Continued(table)));
            return new Continuation(table);
        });
    }

    /** Begins what follows this mission in its campaign, at a new table with the same seats; only once, whoever asks. */
    public Continuation sequel(String token) {
        return turnstile.inTurn(() -> {
            Access access = seating.person(token);
            String table = sleeper.followedWith(seating.chairs().rows());
            playing.dropProposal(access.name());
            audience.tell(Message.of(new SequelBegun(table, sleeper.sitting().situation())));
            return new Continuation(table);
        });
    }

    /** Begins this mission once more at a new table, in a second campaign with these seats. */
    String branched(List<SeatRow> seats) {
        return turnstile.inTurn(() -> sleeper.branchedWith(seats));
    }

    /** The seats as they are now, for somebody who holds one of them. */
    List<SeatRow> seats(String token) {
        return turnstile.inTurn(() -> {
            seating.person(token);
            return seating.chairs().rows();
        });
    }

    /** What the game says of its campaign now. */
    <X> X inCampaign(Function<Sleeper, X> look) {
        return turnstile.inTurn(() -> look.apply(sleeper));
    }

    /** The host makes new codes for the links; everybody is sent away, and only people with seats can come back. */
    void renew(String token) {
        turnstile.inTurn(() -> {
            seating.host(token);
            store.renew(row.id(), Tokens.fresh(), Tokens.fresh());
            end();
        });
    }

    /** The host deletes the table; one that another came from stays, since that one tells its past. */
    void delete(String token) {
        turnstile.inTurn(() -> {
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
        });
    }

    /** Ends this session and does something with its table, unless somebody is at it. */
    boolean endedUnattended(Runnable work) {
        return turnstile.inTurn(() -> {
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
        turnstile.unlessOver(this::end);
    }

    private void end() {
        turnstile.close();
        counsel.end();
        sleeper.sleep();
        audience.sendAway();
    }

    /** Whoever has written the game meanwhile may have changed the seats too. */
    private void tellReadAgain(int step) {
        seating.doubt();
        counsel.doubt();
        audience.tell(Message.of(new ReadAgain(step)));
    }

    public TableCard card(String token) {
        return turnstile.inTurn(() -> {
            seating.access(token);
            return attendance.card();
        });
    }

    /** The card without a token, for the list of tables. */
    TableCard listed() {
        return turnstile.inTurn(attendance::card);
    }

    public Moment moment(String token) {
        return seen(token, Sitting::moment);
    }

    public Frame frame(String token, int choices) {
        return seen(token, sitting -> sitting.looking().frame(choices));
    }

    public List<Happening> happenings(String token, int from, int to) {
        return seen(token, sitting -> sitting.looking().happenings(from, to));
    }

    public Optional<Record> forecast(String token) {
        return seen(token, sitting -> sitting.looking().forecast());
    }

    public WayList ways(String token) {
        return new WayList(seen(token, sitting -> sitting.looking().ways()));
    }

    /** What an option promises; nothing to whoever asked at a step from which the table has moved on, as it does while people look. */
    public Optional<Record> odds(String token, String key, Optional<Integer> step) {
        return seen(
                token,
                sitting -> step.filter(at -> at != sitting.step()).isPresent()
                        ? Optional.empty()
                        : sitting.looking().odds(key));
    }

    /** What a bot thinks of the answers to the question, for somebody with a seat; nothing that nobody could know. */
    public Weighing weigh(String token) {
        return Thinkers.done(turnstile.inTurn(() -> {
            Access person = seating.person(token);
            return counsel.weigh(sleeper.playable(), person);
        }));
    }

    /** How the game went, or how much of it was looked at so far. */
    public Story story(String token) {
        return turnstile.inTurn(() -> {
            Access reader = seating.access(token);
            return counsel.story(sleeper.sitting(), reader);
        });
    }

    /** The orders that the bots of lent seats can be given now. */
    public OrderList orders(String token) {
        return turnstile.inTurn(() -> {
            seating.access(token);
            return counsel.offered(sleeper.sitting(), seating.chairs());
        });
    }

    /** Asks the bot of a lent seat to do something, or to do as it likes again; anybody playing at the table may. */
    public void order(String token, GiveOrder wanted) {
        turnstile.inTurn(() -> {
            seating.person(token);
            counsel.order(sleeper.playable(), seating.chairs(), wanted);
            attendance.seated();
        });
    }

    /** The host turns something on or off for everybody. */
    public void turn(String token, TurnSwitch wanted) {
        turnstile.inTurn(() -> {
            seating.host(token);
            counsel.turn(wanted);
            conversation.switched();
            audience.tell(Message.of(new Switched(counsel.off())));
        });
    }

    /** Whether the game has ended, as far as today's rules can tell. */
    boolean hasEnded() {
        return turnstile.inTurn(() -> sleeper.sitting().verdict().isPresent());
    }

    /** Keeps a note of somebody with a seat together with the journal as it is now. */
    public Reported report(String token, String note) {
        return turnstile.inTurn(() -> {
            seating.person(token);
            String id = Tokens.freshTable();
            store.report(new ReportRow(id, row.id(), note, sleeper.journal(), clock.instant()));
            return new Reported(id);
        });
    }

    private <X> X seen(String token, Function<Sitting<?>, X> look) {
        return turnstile.inTurn(() -> {
            seating.access(token);
            Sitting<?> sitting = sleeper.sitting();
            return questions.inTurn(() -> look.apply(sitting));
        });
    }

    /** Lets go of the game if nobody has listened or called for this long; the next call wakes it from the store. */
    void sleep(long nanosecondsIdle) {
        turnstile.ifIdle(nanosecondsIdle, () -> {
            if (audience.isEmpty()) {
                sleeper.sleep();
                conversation.forget();
            }
        });
    }

    boolean isAwake() {
        return sleeper.isAwake();
    }
}
