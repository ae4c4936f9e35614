package redoubt.server.session;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import redoubt.bots.BotKind;
import redoubt.bots.Budget;
import redoubt.kernel.Choice;
import redoubt.kernel.ChoiceRefused;
import redoubt.kernel.Decision;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.Order;
import redoubt.kernel.Seat;
import redoubt.kernel.State;
import redoubt.kernel.Status;
import redoubt.kernel.TableRules;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.JournalText;
import redoubt.kernel.journal.Parting;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.JudgeCalls.StoryLine;
import redoubt.server.protocol.JudgeCalls.Weighing;
import redoubt.server.protocol.TableMessage.Moment;
import redoubt.server.protocol.TableMessage.PartingCard;
import redoubt.server.protocol.TableMessage.Situation;
import redoubt.server.protocol.TableMessage.UndoKind;
import redoubt.server.protocol.TableMessage.Undone;
import redoubt.server.protocol.TableMessage.Verdict;
import redoubt.server.store.EntryRow;

/**
 * A game that is awake: its course, and what was last told about it. A choice is tried first, which yields the entry to store; it
 * counts only once that is stored. Its table handles one call at a time.
 */
final class Sitting<T> {
    private final String table;
    private final Engine<T> engine;
    private final Telling<T> telling;
    private final Screen<T> screen;
    private final InstantSource clock;
    private final Journal written;
    private final Optional<Parting> parting;
    private Course<T> course;
    private int step;
    private Optional<Course<T>> tried = Optional.empty();
    /** The table of what follows in the campaign. */
    private Optional<String> followed = Optional.empty();

    private boolean isClosed;

    private Sitting(String table, Restored<T> restored, InstantSource clock) {
        this.table = table;
        this.course = restored.course();
        this.step = restored.step();
        this.written = restored.written();
        this.parting = restored.parting();
        this.engine = course.history().engine();
        this.telling = new Telling<>(engine, course.history().setUp().seats());
        this.screen = new Screen<>(engine.game(), telling);
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
    Message moved(List<Order> orders) {
        return Message.of(screen.moved(course, situation(), orders));
    }

    Situation situation() {
        return telling.situation(course, step, undoKind());
    }

    /** Nobody is listening any more, so there is no view to remember. */
    void forget() {
        screen.forget();
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

    /** The moment as somebody is shown it who has seen nothing before. */
    Moment firstMoment() {
        return screen.show(course, situation());
    }

    Looking<T> looking() {
        return new Looking<>(engine, telling, course);
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

    NextMission<T> nextMission() {
        return new NextMission<>(course.history(), written, parting.isPresent());
    }

    /**
     * Makes a bot of this kind think, later and wherever, of what to choose for a seat now, as long as it is allowed to; it imagines what
     * it cannot see.
     */
    Supplier<String> botChoice(BotKind kind, List<Order> orders, int seat, BooleanSupplier isAllowed) {
        State<T> state = course.history().state();
        long seed = Tokens.freshSeed();
        return () -> kind.bot(engine.game(), orders, seed, isAllowed)
                .choose(state, new Seat(seat))
                .key();
    }

    /** The orders that the bot of a seat can be given now. */
    List<Order> orders(int seat) {
        State<T> state = course.history().state();
        return state.isOver() ? List.of() : engine.game().orders(state, new Seat(seat));
    }

    /** Whether anything is known about playing this game well. */
    boolean isSenseInformed() {
        return judging().isInformed();
    }

    private Judging<T> judging() {
        return new Judging<>(engine, telling);
    }

    /** Judges, later and wherever, the question of this moment. */
    Supplier<Weighing> weighing(Budget budget) {
        State<T> state = course.history().state();
        int now = step;
        return () -> judging().weighing(state, now, budget);
    }

    /** Looks, later and wherever, at how the game went up to this moment. */
    Supplier<StoryLine> story(Budget budget, IntConsumer progress) {
        History<T> history = course.history();
        return () -> judging().story(history, budget, progress);
    }
}
