package redoubt.server.session;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import redoubt.bots.BotKind;
import redoubt.kernel.CampaignView;
import redoubt.kernel.Choice;
import redoubt.kernel.ChoiceRefused;
import redoubt.kernel.Decision;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.State;
import redoubt.kernel.Status;
import redoubt.kernel.TableRules;
import redoubt.kernel.View;
import redoubt.kernel.Way;
import redoubt.kernel.Ways;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.JournalText;
import redoubt.kernel.journal.Parting;
import redoubt.server.protocol.Calls.Frame;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.Happening;
import redoubt.server.protocol.TableMessage.Moment;
import redoubt.server.protocol.TableMessage.Moved;
import redoubt.server.protocol.TableMessage.PartingCard;
import redoubt.server.protocol.TableMessage.Situation;
import redoubt.server.protocol.TableMessage.Standing;
import redoubt.server.protocol.TableMessage.Timeline;
import redoubt.server.protocol.TableMessage.UndoKind;
import redoubt.server.protocol.TableMessage.Undone;
import redoubt.server.protocol.TableMessage.Verdict;
import redoubt.server.store.EntryRow;
import redoubt.server.wire.Patch;

/**
 * A game that is awake: its course, and what was last told about it. A choice is tried first, which yields the entry to store; it
 * counts only once that is stored. Its table handles one call at a time.
 */
final class Sitting<T> {
    /** How many choices of the past are told at once. */
    static final int MOST_HAPPENINGS = 500;

    private final String table;
    private final Engine<T> engine;
    private final Telling<T> telling;
    private final InstantSource clock;
    private final Journal written;
    private final Optional<Parting> parting;
    private Course<T> course;
    private int step;
    private Optional<Course<T>> tried = Optional.empty();
    /** The table of what follows in the campaign. */
    private Optional<String> followed = Optional.empty();

    private boolean isClosed;
    /** What listeners have seen, so that they are told only what changes. */
    private Optional<Shown<T>> shown = Optional.empty();

    /** A state, its view, and what people were told besides that seldom changes, if there were any people. */
    private record Shown<T>(State<T> state, View view, Optional<Standing> standing) {}

    private Sitting(String table, Restored<T> restored, InstantSource clock) {
        this.table = table;
        this.course = restored.course();
        this.step = restored.step();
        this.written = restored.written();
        this.parting = restored.parting();
        this.engine = course.history().engine();
        this.telling = new Telling<>(engine, course.history().setUp().seats());
        this.clock = clock;
    }

    static <T> Sitting<T> awaken(
            String table, Game<T> game, Journal head, List<EntryRow> entries, InstantSource clock) {
        return new Sitting<>(table, Restored.of(game, head, entries), clock);
    }

    boolean isParted() {
        return parting.isPresent();
    }

    /** Why this game cannot be played on, if it cannot. */
    Optional<PartingCard> parting() {
        return parting.map(where -> new PartingCard(
                choices(), where.round(), where.choice(), where.rule().id(), where.refused()));
    }

    /** Refuses to play on if the stored game departs from today's rules. */
    void requirePlayable() {
        parting.ifPresent(where -> {
            throw new Refused(
                    Fault.READ_ONLY,
                    "this table can only be looked at: its game and today's rules part at " + where,
                    where.rule().id());
        });
    }

    /** The table of what follows in the campaign, if that has begun. */
    Optional<String> followed() {
        return followed;
    }

    /** The log of the table is closed: nothing more can be chosen or taken back. */
    void close() {
        isClosed = true;
    }

    void follow(String next) {
        followed = Optional.of(next);
    }

    /** Refuses to take anything back once the next mission has begun from the end of this one. */
    void requireUnsettled() {
        if (followed.isPresent()) {
            throw new Refused(
                    Fault.NOT_OFFERED,
                    "what follows this mission has begun, so nothing can be taken back here",
                    TableRules.SETTLED_MISSION.id());
        }
    }

    /** How many of the first choices were stored without marks, if any. */
    Optional<Integer> unverified() {
        return Optional.of(Math.min(written.unverified(), kept())).filter(choices -> choices > 0);
    }

    /** How many choices are stored, whether or not they can be played. */
    int kept() {
        return parting.isPresent() ? written.choices().size() : choices();
    }

    /** The last known round of the stored game. */
    int keptRound() {
        return parting.isPresent() && !written.marks().isEmpty()
                ? written.marks().getLast().round()
                : round();
    }

    int step() {
        return step;
    }

    int choices() {
        return course.choices();
    }

    int round() {
        return course.round();
    }

    Optional<Verdict> verdict() {
        return Telling.verdict(course.history().state());
    }

    Optional<Decision<?>> decision() {
        return course.history().state().status() instanceof Status.Waiting waiting
                ? Optional.of(waiting.decision())
                : Optional.empty();
    }

    /** Whether this very choice is the entry at a step of the log, and still counts. */
    boolean isMade(int at, int seat, String key, String by) {
        return course.since(at - 1).stream()
                .findFirst()
                .filter(moment -> moment.step() == at && moment.by().equals(by))
                .flatMap(moment -> moment.history().lastChoice())
                .filter(made -> made.seat().number() == seat && made.key().equals(key))
                .isPresent();
    }

    /** Tries a choice and returns the entry that must be stored before it counts. */
    EntryRow attempt(int seat, String key, String by) {
        History<T> next;
        try {
            next = course.history().then(new Choice(Seat.seat(seat), key));
        } catch (ChoiceRefused refused) {
            throw new Refused(
                    Fault.NOT_OFFERED, refused.reason(), refused.rule().id());
        } catch (IllegalArgumentException malformed) {
            throw new Refused(Fault.WRONG, malformed.getMessage());
        }
        Course<T> then = course.then(next, step + 1, by);
        tried = Optional.of(then);
        String mark = next.trail().mark();
        String outcome = Outcome.text(next.state());
        return new EntryRow(table, step + 1, seat, key, by, clock.instant(), then.round(), mark, outcome);
    }

    /** The tried choice is stored and now counts. */
    void accept() {
        course = tried.orElseThrow();
        tried = Optional.empty();
        step = course.step();
    }

    /** What the last choice changed, for everybody. */
    Message moved() {
        State<T> state = course.history().state();
        Shown<T> before = shown.orElseGet(() -> {
            State<T> last = course.previous().orElseThrow().history().state();
            return new Shown<>(last, engine.game().view(last), Optional.empty());
        });
        View after = engine.game().view(state, before.state(), before.view());
        Situation situation = situation();
        shown = Optional.of(new Shown<>(state, after, Optional.of(situation.standing())));
        Patch patch = new Patch((Record) before.view(), (Record) after);
        return Message.of(new Moved(telling.happening(course), patch, situation.since(before.standing())));
    }

    Situation situation() {
        return telling.situation(course, step, undoKind());
    }

    /** Nobody is listening any more, so there is no view to remember. */
    void forget() {
        shown = Optional.empty();
    }

    /** The moment that an undo returns to: before a person's last choice, whatever bots have done since. */
    private Optional<Course<T>> undoTarget() {
        Course<T> at = course;
        while (at.isByBot() && at.previous().isPresent()) {
            at = at.previous().get();
        }
        return at.previous();
    }

    UndoKind undoKind() {
        Optional<Course<T>> target = undoTarget();
        if (target.isEmpty() || parting.isPresent() || followed.isPresent() || isClosed) {
            return UndoKind.NONE;
        }
        return target.get().history().isInnocentlyBefore(course.history()) ? UndoKind.FREE : UndoKind.ASKS;
    }

    /** Tries an undo and returns the entries that must be stored before it counts, one for each choice taken back. */
    List<EntryRow> attemptUndo(String by) {
        Course<T> target = undoTarget().orElseThrow(() -> new Refused(Fault.NOT_OFFERED, "there is nothing to undo"));
        List<EntryRow> rows = new ArrayList<>();
        for (int i = 1; i <= course.choices() - target.choices(); i++) {
            rows.add(new EntryRow(table, step + i, 0, "", by, clock.instant(), target.round(), ""));
        }
        tried = Optional.of(target);
        return rows;
    }

    /** The tried undo is stored and now counts. */
    void acceptUndo() {
        step += course.choices() - tried.orElseThrow().choices();
        course = tried.orElseThrow();
        tried = Optional.empty();
    }

    Message undone(String by) {
        return Message.of(new Undone(step, by, firstMoment()));
    }

    Moment moment() {
        return telling.moment(course, step, undoKind());
    }

    /** The moment as somebody is shown it who has seen nothing before; the next changes are relative to it. */
    Moment firstMoment() {
        Moment moment = moment();
        shown = Optional.of(new Shown<>(
                course.history().state(),
                (View) moment.view(),
                Optional.of(moment.situation().standing())));
        return moment;
    }

    /** The moment after this many choices, to look at but not to play on from. */
    Frame frame(int choices) {
        if (choices < 0 || choices > course.choices()) {
            throw new Refused(Fault.UNKNOWN, "this game has " + course.choices() + " choices, not " + choices);
        }
        Course<T> at = course.at(choices);
        return new Frame(telling.moment(at, at.step(), UndoKind.NONE), telling.happening(at));
    }

    /** What happened in a range of choices, both ends counted from 1; of a long range only the beginning. */
    List<Happening> happenings(int from, int to) {
        if (from < 1 || to < from) {
            throw new Refused(Fault.WRONG, "choices are counted from 1, and the last must not come before the first");
        }
        long most = Math.min((long) from + MOST_HAPPENINGS - 1, to);
        Course<T> last = course.at((int) Math.min(most, course.choices()));
        return last.last(Math.max(0, last.choices() - from + 1)).stream()
                .map(telling::happening)
                .toList();
    }

    /** What happened in the choices made after a step of the log and not taken back since. */
    List<Happening> happeningsSince(int seen) {
        return course.since(seen).stream().map(telling::happening).toList();
    }

    Timeline timeline() {
        return telling.timeline(course);
    }

    Optional<Record> forecast() {
        State<T> state = course.history().state();
        return state.isOver() ? Optional.empty() : engine.game().forecast(state);
    }

    List<Way> ways() {
        return Ways.from(engine, course.history().state());
    }

    Optional<Record> odds(String key) {
        Option option = decision()
                .flatMap(decision -> decision.option(key).map(Option.class::cast))
                .orElseThrow(() -> new Refused(Fault.NOT_OFFERED, "\"" + key + "\" is not offered now"));
        return engine.game().odds(course.history().state(), option);
    }

    /** The head of a journal of this game as it is played today. */
    String head() {
        return JournalText.write(Journal.of(course.history().at(0)));
    }

    /** The part of this game that can be played, as the beginning of another table's log. */
    List<EntryRow> logFor(String other) {
        List<EntryRow> rows = new ArrayList<>();
        for (Course<T> moment : course.last(course.choices())) {
            Choice choice = moment.history().lastChoice().orElseThrow();
            rows.add(new EntryRow(
                    other,
                    moment.choices(),
                    choice.seat().number(),
                    choice.key(),
                    moment.by(),
                    clock.instant(),
                    moment.round(),
                    moment.history().trail().mark(),
                    Outcome.text(moment.history().state())));
        }
        return rows;
    }

    /** What follows in the campaign, begun with new luck; empty if nothing does or this game cannot be played to its end. */
    Optional<Journal> sequel(long seed) {
        return sequel().map(next -> begun(next, seed));
    }

    /** This mission begun once more, with new luck. */
    Journal again(long seed) {
        return begun(course.history().setUp(), seed);
    }

    private Journal begun(SetUp setUp, long seed) {
        try {
            return Journal.of(History.begin(engine, setUp, written.real().luck(seed)));
        } catch (SetUpRefused refused) {
            throw Refused.of(Fault.WRONG, refused);
        }
    }

    private Optional<SetUp> sequel() {
        History<T> history = course.history();
        return parting.isPresent() ? Optional.empty() : engine.game().sequel(history.setUp(), history.state());
    }

    /** The mission that follows in the campaign when this one has ended. */
    Optional<String> nextMission() {
        return sequel().map(SetUp::mission);
    }

    /** What the campaign has come to: as the next mission will find it, or else as it stands now. */
    Optional<CampaignView> campaignView() {
        Game<T> game = engine.game();
        State<T> next = sequel().map(setUp -> game.setUp(setUp, Luck.seeded(0)))
                .orElse(course.history().state());
        return game.campaignView(next);
    }

    /** Makes a bot of this kind think, later and wherever, of what to choose for a seat now; it imagines what it cannot see. */
    Supplier<String> botChoice(BotKind kind, long seed, int seat) {
        State<T> state = course.history().state();
        return () -> kind.bot(engine.game(), seed).choose(state, new Seat(seat)).key();
    }
}
