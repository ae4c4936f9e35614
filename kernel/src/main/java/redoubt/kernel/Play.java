package redoubt.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;

/** The desk at which one choice is worked out; it never outlives that choice and is the only mutable thing among the rules. */
public final class Play<T> {
    private T table;
    private Agenda<T> agenda;
    private Luck luck;
    private int revealed;
    private Status outcome;
    private final boolean isHeard;
    private final List<Event> events;

    Play(State<T> state, boolean isHeard) {
        this.isHeard = isHeard;
        this.events = isHeard ? new ArrayList<>() : List.of();
        this.table = state.table();
        this.agenda = state.agenda();
        this.luck = state.luck();
        this.revealed = state.revealed();
    }

    public T table() {
        return table;
    }

    public void table(T changed) {
        table = changed;
    }

    /** Puts a step before everything already on the agenda. */
    public void then(Step<T> step) {
        agenda = agenda.after(step);
    }

    /** Puts steps, in their order, before everything already on the agenda. */
    @SafeVarargs
    public final void then(Step<T>... steps) {
        for (int i = steps.length - 1; i >= 0; i--) {
            agenda = agenda.after(steps[i]);
        }
    }

    /** Puts steps, in their order, before everything already on the agenda. */
    public void then(List<? extends Step<T>> steps) {
        agenda = agenda.after(steps);
    }

    /** Replaces everything on the agenda with these steps, for something that cuts a round short, such as a finale. */
    public void instead(List<? extends Step<T>> steps) {
        agenda = Agenda.<T>empty().after(steps);
    }

    /** Tells of an event; unless nobody hears of it, it is kept. */
    public void log(Event event) {
        if (isHeard) {
            events.add(event);
        }
    }

    /** Logs an event that reveals something hidden, so that the choice can no longer be taken back freely. */
    public void reveal(Event event) {
        revealed++;
        log(event);
    }

    public int roll(Stream stream, int sides) {
        Luck.Draw draw = luck.roll(stream, sides);
        luck = draw.rest();
        return draw.value();
    }

    public int d6(Stream stream) {
        return roll(stream, 6);
    }

    /** Rolls so many dice at once; people who roll them themselves are asked for all of them, and told what each side would mean. */
    public List<Integer> roll(Stream stream, int sides, int count, Reading reading) {
        tellTogether(count, stream, () -> Tell.numbers(stream, sides), reading);
        List<Integer> rolled = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            rolled.add(roll(stream, sides));
        }
        return rolled;
    }

    /** Rolls so many dice with named faces at once. */
    public <F extends Named> List<F> roll(Die<F> die, int count, Reading reading) {
        tellTogether(count, die.stream(), () -> Tell.faces(die), reading);
        List<F> rolled = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            rolled.add(roll(die));
        }
        return rolled;
    }

    private void tellTogether(int count, Stream stream, Supplier<List<Tell.Face>> faces, Reading reading) {
        int left = luck.untold(count);
        if (left > 0) {
            throw new Untold(
                    stream,
                    faces.get().stream().map(face -> face.among(left, reading)).toList());
        }
    }

    /**
     * Which card people have drawn from a real deck, by its place among those that nobody has seen; empty if the table draws. The cards
     * come in an order that says nothing about the deck's; the kind is what marks call them.
     */
    public OptionalInt drawn(Stream stream, String kind, Supplier<List<String>> unseen) {
        if (!(luck instanceof Luck.Told told) || !told.real().areCardsTold()) {
            return OptionalInt.empty();
        }
        Luck.Draw draw = told.draw(stream, kind, unseen.get());
        luck = draw.rest();
        return OptionalInt.of(draw.value() - 1);
    }

    public <F extends Named> F roll(Die<F> die) {
        Luck.Draw draw = luck.roll(die);
        luck = draw.rest();
        return die.sides().get(draw.value() - 1);
    }

    public <C> List<C> shuffled(Stream stream, List<C> cards) {
        Luck.Shuffle<C> shuffle = luck.shuffle(stream, cards);
        luck = shuffle.rest();
        return shuffle.cards();
    }

    /** Wins the game, unless it has been lost in the same step. */
    public void win(RuleId rule) {
        if (outcome == null) {
            outcome = new Status.Won(rule);
        }
    }

    /** Loses the game, even if it has been won in the same step. */
    public void lose(RuleId rule) {
        if (!(outcome instanceof Status.Lost)) {
            outcome = new Status.Lost(rule);
        }
    }

    public boolean isOver() {
        return outcome != null;
    }

    Agenda<T> agenda() {
        return agenda;
    }

    void agenda(Agenda<T> changed) {
        agenda = changed;
    }

    /**
     * Carries out the first step and what follows from it at once; if a die is missing, undoes all of it and returns the missing
     * die.
     */
    Untold carryOut(Effect<T> effect, Game<T> game) {
        if (!(luck instanceof Luck.Told)) {
            happen(effect, game);
            return null;
        }
        T tableBefore = table;
        Agenda<T> agendaBefore = agenda;
        Luck luckBefore = luck;
        int revealedBefore = revealed;
        int eventsBefore = events.size();
        try {
            happen(effect, game);
            return null;
        } catch (Untold untold) {
            table = tableBefore;
            agenda = agendaBefore;
            luck = luckBefore;
            revealed = revealedBefore;
            if (isHeard) {
                events.subList(eventsBefore, events.size()).clear();
            }
            return untold;
        }
    }

    private void happen(Effect<T> effect, Game<T> game) {
        T before = table;
        agenda = agenda.rest();
        effect.happen(this);
        if (table != before && outcome == null) {
            game.settle(this);
        }
    }

    Progress<T> pause(Decision<?> decision) {
        return new Progress<>(new State<>(table, agenda, luck, revealed, new Status.Waiting(decision)), happened());
    }

    /** Stops where it is, with everything that is left to do. */
    Progress<T> rest() {
        return new Progress<>(State.asleep(table, agenda, luck, revealed), happened());
    }

    Progress<T> end() {
        switch (outcome) {
            case Status.Won won -> log(new Event.GameWon(won.rule()));
            case Status.Lost lost -> log(new Event.GameLost(lost.rule()));
            case Status.SetUpDone done -> throw new IllegalStateException("not an outcome: " + done);
            case Status.Waiting waiting -> throw new IllegalStateException("not an outcome: " + waiting);
        }
        return new Progress<>(new State<>(table, Agenda.empty(), luck, revealed, outcome), happened());
    }

    private List<Event> happened() {
        return Collections.unmodifiableList(events);
    }
}
