package redoubt.kernel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;

/**
 * Finds where those who may walk now can get to, by taking the steps in an imagined game. What nobody has seen is dealt anew there, so
 * a way tells nothing hidden; a step on which luck is spent, something is revealed or something else is asked is the last of its way.
 */
public final class Ways<T> {
    /** A walk so far, and the game after it. */
    private record Reached<T>(Way way, State<T> state) {}

    private final Engine<T> engine;
    private final Game<T> game;
    private final Class<?> question;

    private Ways(Engine<T> engine, State<T> state) {
        this.engine = engine.silent();
        this.game = engine.game();
        this.question = state.agenda().first().getClass();
    }

    /** The cheapest way to every place, for everybody who may take a step now; of equally cheap ones the shortest. */
    public static <T> List<Way> from(Engine<T> engine, State<T> state) {
        if (state.isOver() || state.decision().options().getFirst() instanceof Tell) {
            return List.of();
        }
        State<T> imagined = engine.silent().awaken(engine.game().imagine(state, Luck.seeded(0)));
        Ways<T> ways = new Ways<>(engine, imagined);
        List<Way> all = new ArrayList<>();
        for (String who : ways.walkers(imagined)) {
            all.addAll(ways.of(who, imagined));
        }
        return List.copyOf(all);
    }

    private List<String> walkers(State<T> state) {
        return state.decision().options().stream()
                .flatMap(option -> game.pace(state, option).stream())
                .map(Pace::who)
                .distinct()
                .toList();
    }

    private List<Way> of(String who, State<T> start) {
        Map<String, Way> best = new LinkedHashMap<>();
        Optional<Standing> here = game.standing(start, who);
        PriorityQueue<Reached<T>> open = new PriorityQueue<>(
                Comparator.<Reached<T>>comparingInt(reached -> reached.way().cost())
                        .thenComparingInt(reached -> reached.way().legs().size()));
        steps(who, start, List.of(), open);
        while (!open.isEmpty()) {
            Reached<T> next = open.poll();
            String place = next.way().place();
            boolean isHome =
                    here.filter(standing -> standing.place().equals(place)).isPresent();
            if (!isHome
                    && best.putIfAbsent(place, next.way()) == null
                    && !next.way().legs().getLast().isLast()) {
                steps(who, next.state(), next.way().legs(), open);
            }
        }
        return List.copyOf(best.values());
    }

    private void steps(String who, State<T> state, List<Way.Leg> before, PriorityQueue<Reached<T>> open) {
        for (Option option : state.decision().options()) {
            Optional<Pace> pace =
                    game.pace(state, option).filter(each -> each.who().equals(who));
            if (pace.isPresent()) {
                List<String> keys = new ArrayList<>();
                State<T> after = taken(state, option, keys);
                List<Way.Leg> legs = new ArrayList<>(before);
                legs.add(leg(keys, pace.get(), state, after));
                open.add(new Reached<>(new Way(who, legs), after));
            }
        }
    }

    /** The game after a step that has been paid for, and all that was chosen for it. */
    private State<T> taken(State<T> state, Option option, List<String> keys) {
        keys.add(option.key());
        State<T> after = engine.apply(state, option).state();
        Optional<? extends Option> fare = after.isOver() ? Optional.empty() : game.fare(after);
        return fare.isPresent() ? taken(after, fare.get(), keys) : after;
    }

    private Way.Leg leg(List<String> keys, Pace pace, State<T> before, State<T> after) {
        boolean isQuiet = !after.isOver()
                && after.revealed() == before.revealed()
                && after.luck().equals(before.luck())
                && question.isInstance(after.agenda().first());
        Optional<Standing> standing = game.standing(after, pace.who());
        int left = standing.map(Standing::left).orElse(0);
        int cost = game.standing(before, pace.who()).map(Standing::left).orElse(left) - left;
        return new Way.Leg(
                keys,
                pace.place(),
                Math.max(0, cost),
                !isQuiet,
                standing.map(Standing::perils).orElse(List.of()));
    }
}
