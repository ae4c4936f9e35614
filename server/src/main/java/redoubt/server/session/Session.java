package redoubt.server.session;

import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import redoubt.bots.BotKind;
import redoubt.kernel.Game;
import redoubt.kernel.TableRules;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.JournalText;
import redoubt.server.protocol.Calls.Frame;
import redoubt.server.protocol.Calls.LendSeat;
import redoubt.server.protocol.Calls.Reached;
import redoubt.server.protocol.Calls.Reported;
import redoubt.server.protocol.Calls.TakeSeat;
import redoubt.server.protocol.Calls.Taken;
import redoubt.server.protocol.Protocol;
import redoubt.server.protocol.TableMessage.Happening;
import redoubt.server.protocol.TableMessage.Moment;
import redoubt.server.protocol.TableMessage.Seated;
import redoubt.server.protocol.TableMessage.SettingLine;
import redoubt.server.protocol.TableMessage.TableCard;
import redoubt.server.protocol.TableMessage.UndoDropped;
import redoubt.server.protocol.TableMessage.UndoKind;
import redoubt.server.protocol.TableMessage.UndoProposed;
import redoubt.server.protocol.TableMessage.Welcome;
import redoubt.server.protocol.TableMessage.You;
import redoubt.server.session.Refused.Why;
import redoubt.server.store.EntryRow;
import redoubt.server.store.ReportRow;
import redoubt.server.store.Store;
import redoubt.server.store.TableRow;

/**
 * One table: lets in one at a time, keeps every choice in the store before anybody is told, and can fall asleep, since the store has
 * all that is needed to wake it.
 */
public final class Session {
    /** How many choices a newcomer is told about. */
    private static final int RECENT = 100;

    private static final int LONGEST_NAME = 24;
    private static final String BOT = "bot:";

    private final TableRow row;
    private final Journal head;
    private final Game<?> game;
    private final Store store;
    private final InstantSource clock;
    private final Pace pace;
    private final ReentrantLock lock = new ReentrantLock();
    private final Audience audience = new Audience();
    private Chairs chairs;
    private Optional<Sitting<?>> awake = Optional.empty();
    private Optional<Proposal> proposal = Optional.empty();
    private int botAsked = -1;
    private long touched;

    Session(TableRow row, Game<?> game, Store store, InstantSource clock, Pace pace) {
        this.row = row;
        this.head = JournalText.read("table " + row.id(), row.journal());
        this.game = game;
        this.store = store;
        this.clock = clock;
        this.pace = pace;
        this.chairs = Chairs.of(store.seats(row.id()));
    }

    /** Whether a choice was made by a bot; no person's name has a colon. */
    static boolean isBot(String by) {
        return by.startsWith(BOT);
    }

    public String id() {
        return row.id();
    }

    /** Chooses for a seat of this person, on seeing the table after {@code step} entries. */
    public Reached choose(String token, int step, int seat, String key) {
        return locked(() -> {
            Access access = person(token);
            if (!access.seats().contains(seat)) {
                throw new Refused(Why.FORBIDDEN, "seat " + seat + " is not yours", TableRules.HOLDER_DECIDES.id());
            }
            requireFresh(step);
            return chosen(seat, key, access.name());
        });
    }

    private Reached chosen(int seat, String key, String by) {
        Sitting<?> sitting = playable();
        keep(List.of(sitting.attempt(seat, key, by)));
        sitting.accept();
        dropProposal(by);
        if (!audience.isEmpty()) {
            audience.tell(sitting.moved());
        }
        wakeBots();
        return new Reached(sitting.step(), false);
    }

    /** Takes back the last choice of a person, at once if that gives nothing away or nobody else is there, else by agreement. */
    public Reached undo(String token, int step) {
        return locked(() -> {
            Access access = person(token);
            requireFresh(step);
            Sitting<?> sitting = playable();
            if (sitting.undoKind() == UndoKind.NONE) {
                throw new Refused(Why.NOT_OFFERED, "there is nothing to take back", TableRules.UNDO_AT_ONCE.id());
            }
            Map<String, String> others = othersHere(access.hash());
            if (sitting.undoKind() == UndoKind.FREE || others.isEmpty()) {
                return undone(access.name());
            }
            Proposal made = new Proposal(sitting.step(), access.name(), others);
            proposal = Optional.of(made);
            audience.tell(Message.of(new UndoProposed(made.step(), made.by(), made.names())));
            return new Reached(sitting.step(), true);
        });
    }

    /** Answers a proposed undo; when the last has agreed it happens, and one who does not agree ends it. */
    public Reached answerUndo(String token, int step, boolean isAgreed) {
        return locked(() -> {
            Access access = person(token);
            requireFresh(step);
            Proposal open = proposal.filter(each -> each.waitingFor().containsKey(access.hash()))
                    .orElseThrow(() -> new Refused(
                            Why.NOT_OFFERED,
                            "nobody asks you to take back a choice",
                            TableRules.UNDO_BY_AGREEMENT.id()));
            if (!isAgreed) {
                dropProposal(access.name());
                return new Reached(sitting().step(), false);
            }
            return agreed(open.agreedBy(access.hash()));
        });
    }

    private Reached agreed(Proposal left) {
        if (left.isAgreed()) {
            return undone(left.by());
        }
        proposal = Optional.of(left);
        audience.tell(Message.of(new UndoProposed(left.step(), left.by(), left.names())));
        return new Reached(sitting().step(), true);
    }

    private Reached undone(String by) {
        Sitting<?> sitting = playable();
        keep(sitting.attemptUndo(by));
        sitting.acceptUndo();
        proposal = Optional.empty();
        audience.tell(sitting.undone(by));
        wakeBots();
        return new Reached(sitting.step(), false);
    }

    /** Takes an open seat by invitation; with the token of a person of this table the seat is added to that person's. */
    public Taken take(Optional<String> token, TakeSeat wanted) {
        return locked(() -> {
            if (!Tokens.isSame(row.invite(), wanted.invite())) {
                throw new Refused(Why.FORBIDDEN, "this is not the invitation to this table");
            }
            if (!chairs.at(wanted.seat()).isOpen()) {
                throw new Refused(Why.NOT_OFFERED, "seat " + wanted.seat() + " is taken");
            }
            Optional<String> known =
                    token.filter(each -> chairs.person(Tokens.hash(each)).isPresent());
            String held = known.orElseGet(Tokens::fresh);
            String name =
                    known.flatMap(each -> chairs.person(Tokens.hash(each))).orElseGet(() -> named(wanted.name()));
            seat(chairs.with(wanted.seat(), chair -> chair.taken(name, Tokens.hash(held))));
            return new Taken(held, wanted.seat());
        });
    }

    /** A name as people may have it at a table. */
    static String named(String name) {
        String stripped = name.strip();
        if (stripped.isEmpty()
                || stripped.length() > LONGEST_NAME
                || stripped.indexOf(':') >= 0
                || stripped.chars().anyMatch(Character::isISOControl)) {
            throw new Refused(
                    Why.WRONG, "a name has 1 to " + LONGEST_NAME + " characters, none of them a colon or a control");
        }
        return stripped;
    }

    /** Lets a bot play for a seat, or takes the seat back from it. Whoever is here decides for the own seats alone. */
    public void lend(String token, LendSeat wanted) {
        locked(() -> {
            Access access = person(token);
            Chair chair = chairs.at(wanted.seat());
            boolean isOthers = chair.isPersons() && !chair.isHeldBy(access.hash());
            if (isOthers && (wanted.bot().isEmpty() || audience.present().contains(chair.token()))) {
                throw new Refused(
                        Why.FORBIDDEN,
                        "seat " + wanted.seat() + " is " + chair.name() + "'s",
                        TableRules.LENT_SEAT.id());
            }
            if (!wanted.bot().isEmpty() && BotKind.named(wanted.bot()).isEmpty()) {
                throw new Refused(Why.WRONG, "a bot is one of " + BotKind.words() + ", not " + wanted.bot());
            }
            seat(chairs.with(wanted.seat(), each -> each.withBot(wanted.bot())));
            return wanted;
        });
    }

    /** Leaves a seat, which is open again. */
    public void leave(String token, int seat) {
        locked(() -> {
            Access access = person(token);
            if (!chairs.at(seat).isHeldBy(access.hash())) {
                throw new Refused(Why.FORBIDDEN, "seat " + seat + " is not yours", TableRules.HOLDER_DECIDES.id());
            }
            seat(chairs.with(seat, chair -> Chair.open(seat)));
            return seat;
        });
    }

    private void seat(Chairs changed) {
        store.seat(row.id(), changed.rows());
        chairs = changed;
        audience.tell(Message.of(new Seated(chairs.cards(audience.present()))));
        wakeBots();
    }

    public TableCard card(String token) {
        return locked(() -> {
            access(token);
            return card();
        });
    }

    /** The card without a token, for the list of tables. */
    TableCard listed() {
        return locked(this::card);
    }

    private TableCard card() {
        Sitting<?> sitting = sitting();
        return new TableCard(
                row.id(),
                head.setUp().game(),
                head.setUp().mission(),
                game.missions().stream()
                        .filter(mission -> mission.id().equals(head.setUp().mission()))
                        .map(mission -> mission.title())
                        .findFirst()
                        .orElse(head.setUp().mission()),
                head.setUp().settings().stream()
                        .map(setting -> new SettingLine(setting.name(), setting.values()))
                        .toList(),
                row.engine(),
                row.created().toString(),
                sitting.round(),
                sitting.choices(),
                sitting.verdict(),
                sitting.broken(),
                chairs.cards(audience.present()));
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

    public Optional<Record> odds(String token, String key) {
        return seen(token, sitting -> sitting.odds(key));
    }

    /** The journal, which tells the seed: while the game is played only its people may have it. */
    public String journal(String token) {
        return locked(() -> {
            Access access = access(token);
            if (!access.isPerson() && sitting().verdict().isEmpty()) {
                throw new Refused(
                        Why.FORBIDDEN, "the journal of a game under way tells the seed; only its players have it");
            }
            return sitting().journal();
        });
    }

    /** Keeps a note with the journal as it is. */
    public Reported report(String token, String note) {
        return locked(() -> {
            access(token);
            String id = Tokens.freshTable();
            store.report(new ReportRow(id, row.id(), note, sitting().journal(), clock.instant()));
            return new Reported(id);
        });
    }

    private <X> X seen(String token, Function<Sitting<?>, X> look) {
        return locked(() -> {
            access(token);
            return look.apply(sitting());
        });
    }

    /** Joins the listeners: the welcome comes first, then everything that happens. */
    public Listening join(String token, int seen, Listener listener) {
        return locked(() -> {
            Access access = access(token);
            Sitting<?> sitting = sitting();
            if (seen > sitting.step()) {
                throw new Refused(Why.WRONG, "this table has " + sitting.step() + " steps, not " + seen);
            }
            audience.add(listener, access.hash());
            You you = new You(
                    access.name(),
                    access.seats(),
                    access.isPerson() ? Optional.of(row.invite()) : Optional.empty(),
                    Optional.of(row.watch()));
            listener.tell(Message.of(new Welcome(
                    Protocol.VERSION,
                    card(),
                    you,
                    sitting.firstMoment(),
                    sitting.lastHappenings(RECENT),
                    sitting.timeline())));
            proposal.ifPresent(
                    each -> listener.tell(Message.of(new UndoProposed(each.step(), each.by(), each.names()))));
            audience.tell(Message.of(new Seated(chairs.cards(audience.present()))));
            wakeBots();
            return () -> left(listener, access);
        });
    }

    private void left(Listener listener, Access access) {
        locked(() -> {
            audience.remove(listener);
            if (audience.isEmpty()) {
                awake.ifPresent(Sitting::forget);
            }
            audience.tell(Message.of(new Seated(chairs.cards(audience.present()))));
            if (!audience.present().contains(access.hash())
                    && proposal.filter(each -> each.waitingFor().containsKey(access.hash()))
                            .isPresent()) {
                agreed(proposal.get().agreedBy(access.hash()));
            }
            return access;
        });
    }

    /** Lets go of the game if nobody has listened or asked for so long; the next one wakes it from the store. */
    void sleep(long nanosecondsIdle) {
        if (lock.tryLock()) {
            try {
                if (audience.isEmpty() && System.nanoTime() - touched > nanosecondsIdle) {
                    awake = Optional.empty();
                }
            } finally {
                lock.unlock();
            }
        }
    }

    boolean isAwake() {
        return awake.isPresent();
    }

    private <X> X locked(Supplier<X> work) {
        lock.lock();
        try {
            touched = System.nanoTime();
            return work.get();
        } finally {
            lock.unlock();
        }
    }

    private Access access(String token) {
        String hash = Tokens.hash(token);
        Optional<String> name = chairs.person(hash);
        if (name.isPresent()) {
            return new Access(Access.Kind.PERSON, name.get(), hash, chairs.seatsOf(hash));
        }
        if (Tokens.isSame(row.watch(), token)) {
            return new Access(Access.Kind.SPECTATOR, "", hash, List.of());
        }
        if (Tokens.isSame(row.invite(), token)) {
            return new Access(Access.Kind.INVITED, "", hash, List.of());
        }
        throw new Refused(Why.FORBIDDEN, "this token does not belong to this table");
    }

    private Access person(String token) {
        Access access = access(token);
        if (!access.isPerson()) {
            throw new Refused(Why.FORBIDDEN, "only somebody with a seat can do this");
        }
        return access;
    }

    private void requireFresh(int step) {
        if (step != sitting().step()) {
            throw new Refused(
                    Why.STALE,
                    "the table has moved on: it is at step " + sitting().step() + ", not " + step);
        }
    }

    private Sitting<?> sitting() {
        if (awake.isEmpty()) {
            awake = Optional.of(Sitting.awaken(row.id(), game, head, store.entries(row.id()), clock));
            awake.get()
                    .broken()
                    .filter(reason -> row.closed().isEmpty())
                    .ifPresent(reason -> store.close(row.id(), reason));
        }
        return awake.get();
    }

    private Sitting<?> playable() {
        Sitting<?> sitting = sitting();
        sitting.broken().ifPresent(reason -> {
            throw new Refused(Why.READ_ONLY, "this table can only be looked at: " + reason);
        });
        return sitting;
    }

    /** Keeps entries; if the store fails nobody knows what it has, so the game is read from it again. */
    private void keep(List<EntryRow> rows) {
        try {
            rows.stream().map(store::append).toList().forEach(kept -> kept.join());
        } catch (CompletionException | IllegalStateException e) {
            awake = Optional.empty();
            throw new Refused(Why.FAILED, "the store could not keep it: " + e.getMessage());
        }
    }

    private Map<String, String> othersHere(String hash) {
        Map<String, String> others = new LinkedHashMap<>();
        for (Chair chair : chairs.list()) {
            if (chair.isPersons() && !chair.isHeldBy(hash) && audience.present().contains(chair.token())) {
                others.put(chair.token(), chair.name());
            }
        }
        return others;
    }

    private void dropProposal(String by) {
        proposal.ifPresent(open -> {
            proposal = Optional.empty();
            audience.tell(Message.of(new UndoDropped(open.step(), by)));
        });
    }

    /** If only bots can answer, asks one of them, once for each step; they play only while somebody cares. */
    private void wakeBots() {
        if (!chairs.hasPeople() && audience.isEmpty()) {
            return;
        }
        Sitting<?> sitting = sitting();
        int step = sitting.step();
        if (step != botAsked
                && sitting.broken().isEmpty()
                && sitting.decision().flatMap(chairs::botFor).isPresent()) {
            botAsked = step;
            pace.later(() -> playBot(step));
        }
    }

    private void playBot(int step) {
        locked(() -> {
            Sitting<?> sitting = sitting();
            botAsked = -1;
            Optional<Chair> bot = sitting.decision().flatMap(chairs::botFor);
            if (sitting.step() == step && bot.isPresent()) {
                BotKind kind = BotKind.named(bot.get().bot()).orElse(BotKind.RANDOM);
                String key = sitting.botChoice(kind, Tokens.freshSeed());
                chosen(bot.get().seat(), key, BOT + kind.word());
            }
            return step;
        });
    }
}
