package redoubt.kernel;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** The steps still to resolve, next first; an immutable linked list that shares its tail with earlier agendas. */
public final class Agenda<T> implements Iterable<Step<T>> {
    private static final Agenda<?> EMPTY = new Agenda<>(null, null, 0);

    private final Step<T> first;
    private final Agenda<T> rest;
    private final int size;

    private Agenda(Step<T> first, Agenda<T> rest, int size) {
        this.first = first;
        this.rest = rest;
        this.size = size;
    }

    @SuppressWarnings("unchecked")
    public static <T> Agenda<T> empty() {
        return (Agenda<T>) EMPTY;
    }

    @SafeVarargs
    public static <T> Agenda<T> of(Step<T>... steps) {
        Agenda<T> agenda = empty();
        for (int i = steps.length - 1; i >= 0; i--) {
            agenda = agenda.after(steps[i]);
        }
        return agenda;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int size() {
        return size;
    }

    public Step<T> first() {
        if (size == 0) {
            throw new NoSuchElementException("the agenda is empty");
        }
        return first;
    }

    public Agenda<T> rest() {
        if (size == 0) {
            throw new NoSuchElementException("the agenda is empty");
        }
        return rest;
    }

    /** This agenda with one step before it. */
    public Agenda<T> after(Step<T> step) {
        return new Agenda<>(step, this, size + 1);
    }

    /** This agenda with the given steps before it, in their order. */
    public Agenda<T> after(List<? extends Step<T>> steps) {
        Agenda<T> agenda = this;
        for (int i = steps.size() - 1; i >= 0; i--) {
            agenda = agenda.after(steps.get(i));
        }
        return agenda;
    }

    public List<Step<T>> list() {
        List<Step<T>> steps = new ArrayList<>(size);
        for (Step<T> step : this) {
            steps.add(step);
        }
        return steps;
    }

    @Override
    public Iterator<Step<T>> iterator() {
        return new Iterator<>() {
            private Agenda<T> at = Agenda.this;

            @Override
            public boolean hasNext() {
                return !at.isEmpty();
            }

            @Override
            public Step<T> next() {
                Step<T> step = at.first();
                at = at.rest;
                return step;
            }
        };
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Agenda<?> agenda) || agenda.size != size) {
            return false;
        }
        Agenda<?> mine = this;
        Agenda<?> theirs = agenda;
        while (mine != theirs && !mine.isEmpty()) {
            if (!mine.first.equals(theirs.first)) {
                return false;
            }
            mine = mine.rest;
            theirs = theirs.rest;
        }
        return true;
    }

    @Override
    public int hashCode() {
        return list().hashCode();
    }

    @Override
    public String toString() {
        return list().toString();
    }
}
