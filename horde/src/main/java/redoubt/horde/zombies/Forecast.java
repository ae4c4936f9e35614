package redoubt.horde.zombies;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.event.ZombieCount;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Table;
import redoubt.kernel.Agenda;
import redoubt.kernel.Decision;
import redoubt.kernel.Engine;
import redoubt.kernel.Event;
import redoubt.kernel.Game;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Progress;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.State;
import redoubt.kernel.Step;

/**
 * What zombies would do if they activated now: the real activation, run without wounds on a value that is thrown away. Where the
 * players would choose, the first option is taken and all of them are listed.
 */
public record Forecast(List<Expected> groups) {
    /**
     * What a group would do with one of its actions: attack in its zone, or head for a destination with a first step; the rule is
     * the reason. A group that stays steps into its own zone. What it does before the zombies' phase has the rule that roused it.
     */
    public record Expected(
            int action,
            Zone from,
            List<ZombieCount> zombies,
            boolean isAttack,
            RuleId rule,
            Optional<RuleId> roused,
            Zone destination,
            Zone step,
            List<Zone> destinations,
            List<Zone> steps) {
        Expected withStep(Zone changed) {
            List<Zone> all = steps.contains(changed) ? steps : List.of(changed);
            return new Expected(action, from, zombies, isAttack, rule, roused, destination, changed, destinations, all);
        }
    }

    /** A choice that the players would have had. */
    private record Tie(Zone from, boolean isDestination, List<Zone> zones) {}

    /** The end of the run, so that it stops with nothing left to do. */
    private record Seen() implements Question<Table, Seen.Enough> {
        private record Enough() implements Option {
            @Override
            public String key() {
                return "enough";
            }
        }

        @Override
        public Decision<Enough> decision(Table table) {
            return new Decision<>(table.cite(Cite.ZOMBIES_ACTIVATE), table.everyone(), List.of(new Enough()));
        }

        @Override
        public void answer(Enough chosen, Play<Table> play) {
            play.then(this);
        }

        @Override
        public boolean alwaysAsked() {
            return true;
        }
    }

    /** What every zombie would do in the zombies' phase, after what rouses some of them before it. */
    public static Forecast of(Game<Table> game, Table table) {
        List<Expected> expected = new ArrayList<>();
        Table now = table;
        for (Rouses ruling : Rulings.common(table, Rouses.class)) {
            Optional<Activation> before = ruling.activation(now);
            if (before.isPresent()) {
                now = run(game, now, before.get(), Optional.of(ruling.rule()), expected);
            }
        }
        run(game, now, Activation.everything(), Optional.empty(), expected);
        return new Forecast(List.copyOf(expected));
    }

    public static Forecast of(Game<Table> game, Table table, Activation activation) {
        List<Expected> expected = new ArrayList<>();
        run(game, table, activation, Optional.empty(), expected);
        return new Forecast(List.copyOf(expected));
    }

    /** Adds what is expected of one activation, and returns the table after it. */
    private static Table run(
            Game<Table> game, Table table, Activation activation, Optional<RuleId> roused, List<Expected> expected) {
        Engine<Table> engine = new Engine<>(game);
        Agenda<Table> agenda = Agenda.of(new ActivateZombies(activation.rehearsed()), new Seen());
        // It has luck of its own, so that no forecast gives away the dice of the game.
        Progress<Table> progress = engine.begin(State.laidOut(table, agenda, Luck.seeded(0)));
        Reader reader = new Reader(roused, new ArrayList<>(), new ArrayList<>());
        int action = reader.read(progress.events(), 1);
        while (!progress.state().isOver() && !(progress.state().agenda().first() instanceof Seen)) {
            State<Table> state = progress.state();
            tie(state.agenda().first(), state.decision().options(), state.table(), reader.ties());
            progress = engine.apply(state, state.decision().options().getFirst());
            action = reader.read(progress.events(), action);
        }
        expected.addAll(reader.expected());
        return progress.state().table();
    }

    private static void tie(Step<Table> step, List<? extends Option> options, Table table, List<Tie> ties) {
        if (step instanceof ChooseDestination choose) {
            Dilemma.Undecided undecided = choose.plan().undecided();
            ties.add(new Tie(undecided.group().from(), true, zones(table, undecided.destinations())));
        } else if (step instanceof ChoosePath choose) {
            List<Zone> ways = new ArrayList<>();
            for (Option option : options) {
                ways.add(((ChoosePath.GoBy) option).way());
            }
            ties.add(new Tie(choose.plan().undecided().group().from(), false, List.copyOf(ways)));
        } else if (step instanceof PlaceOdd place) {
            Dilemma.Odd odd = place.plan().odd();
            ties.add(new Tie(odd.from(), true, zones(table, odd.destinations())));
            ties.add(new Tie(odd.from(), false, zones(table, odd.ways())));
        }
    }

    private static List<Zone> zones(Table table, ZoneSet set) {
        List<Zone> zones = new ArrayList<>(set.size());
        set.forEachIndex(zone -> zones.add(table.zone(zone)));
        return List.copyOf(zones);
    }

    /** Turns what happens in an activation into what is expected. */
    private record Reader(Optional<RuleId> roused, List<Tie> ties, List<Expected> expected) {
        /** Reads on, and returns the action under way. */
        int read(List<Event> events, int begun) {
            int action = begun;
            for (Event event : events) {
                if (event instanceof HordeEvent.SecondActionBegan) {
                    action++;
                    ties.clear();
                } else if (event instanceof HordeEvent.ZombiesAttacked attack) {
                    Zone zone = attack.zone();
                    List<ZombieCount> zombies = List.of(new ZombieCount(attack.zombie(), attack.count()));
                    List<Zone> here = List.of(zone);
                    expected.add(
                            new Expected(action, zone, zombies, true, attack.rule(), roused, zone, zone, here, here));
                } else if (event instanceof HordeEvent.DestinationChosen chosen) {
                    Zone from = chosen.from();
                    Zone to = chosen.destination();
                    List<Zone> ends = tied(ties, from, true, to);
                    List<Zone> steps = tied(ties, from, false, from);
                    expected.add(new Expected(
                            action, from, chosen.zombies(), false, chosen.rule(), roused, to, from, ends, steps));
                } else if (event instanceof HordeEvent.ZombiesMoved moved
                        && !expected.isEmpty()
                        && expected.getLast().from().equals(moved.from())) {
                    expected.add(expected.removeLast().withStep(moved.to()));
                }
            }
            return action;
        }
    }

    /** The zones the players could have chosen for zombies of this zone, or the one that was never in question. */
    private static List<Zone> tied(List<Tie> ties, Zone from, boolean isDestination, Zone chosen) {
        for (Tie tie : ties) {
            boolean isMeant = tie.from().equals(from) && tie.isDestination() == isDestination;
            if (isMeant && (!isDestination || tie.zones().contains(chosen))) {
                return tie.zones();
            }
        }
        return List.of(chosen);
    }
}
