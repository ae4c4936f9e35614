package redoubt.testkit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import redoubt.kernel.Choice;
import redoubt.kernel.Engine;
import redoubt.kernel.Option;
import redoubt.kernel.Seat;
import redoubt.kernel.State;

/**
 * Looks for a way back: choices that lead from a state to an equal one. A state holds whatever a choice can cost or change, and also
 * what a question remembers of earlier answers; so a way back costs nothing, changes nothing and can be gone for ever. Luck that is
 * spent and things that are revealed never come back, so only choices that need neither are followed.
 *
 * <p>Cards being put in order are no exception: a card that has been put somewhere is settled there, the question remembers it, and
 * so its states differ until nothing is left to move. A question that can be left as if it had never been asked is a way back.
 */
final class Circles<T> {
    /** A state reached, and the way there; every step is a choice. */
    private record Way<T>(State<T> state, Optional<Way<T>> before, String key) {
        boolean hasBeenAt(State<T> other) {
            for (Optional<Way<T>> way = Optional.of(this);
                    way.isPresent();
                    way = way.get().before()) {
                if (way.get().state().equals(other)) {
                    return true;
                }
            }
            return false;
        }

        List<String> keys() {
            List<String> keys = new ArrayList<>(before.map(Way::keys).orElse(List.of()));
            before.ifPresent(_ -> keys.add(key));
            return keys;
        }
    }

    private final Engine<T> engine;
    private final Set<State<T>> sinceLuck = new HashSet<>();

    Circles(Engine<T> engine) {
        this.engine = engine;
    }

    /** Whether a game that has come to this state has been there before. */
    boolean isBack(State<T> before, State<T> now) {
        if (!before.isInnocentlyBefore(now)) {
            sinceLuck.clear();
        }
        sinceLuck.add(before);
        return sinceLuck.contains(now);
    }

    /**
     * The choices of a way back, looking at so many states at most; empty if none is found. Questions with few answers come first:
     * most ways back lead through a question that somebody can withdraw from.
     */
    List<String> from(State<T> start, int most) {
        PriorityQueue<Way<T>> open = new PriorityQueue<>(
                Comparator.comparingInt(way -> way.state().decision().options().size()));
        Set<State<T>> seen = new HashSet<>();
        open.add(new Way<>(start, Optional.empty(), ""));
        seen.add(start);
        int looked = 0;
        while (!open.isEmpty() && looked < most) {
            Way<T> way = open.poll();
            for (Choice choice : choices(way)) {
                State<T> next = engine.apply(way.state(), choice).state();
                looked++;
                if (next.isOver() || !start.isInnocentlyBefore(next)) {
                    continue;
                }
                Way<T> further = new Way<>(next, Optional.of(way), choice.key());
                if (seen.add(next)) {
                    open.add(further);
                } else if (way.hasBeenAt(next)) {
                    return further.keys();
                }
            }
        }
        return List.of();
    }

    /** All options, and at the start also what can be done at any time. */
    private List<Choice> choices(Way<T> way) {
        List<Choice> choices = new ArrayList<>();
        for (Option option : way.state().decision().options()) {
            Seat owner = way.state().decision().seats(option).first();
            choices.add(new Choice(owner, option.key()));
        }
        if (way.before().isEmpty()) {
            for (Seat seat : way.state().decision().seats().list()) {
                engine.interrupts(way.state(), seat).forEach(each -> choices.add(new Choice(seat, each.key())));
            }
        }
        return choices;
    }
}
