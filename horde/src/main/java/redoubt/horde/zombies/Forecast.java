package redoubt.horde.zombies;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.event.ZombieCount;
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
     * the reason. A group that stays steps into its own zone.
     */
    public record Expected(
            int action,
            Zone from,
            List<ZombieCount> zombies,
            boolean isAttack,
            RuleId rule,
            Zone destination,
            Zone step,
            List<Zone> destinations,
            List<Zone> steps) {
        Expected withStep(Zone changed) {
            List<Zone> all = steps.contains(changed) ? steps : List.of(changed);
            return new Expected(action, from, zombies, isAttack, rule, destination, changed, destinations, all);
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

    /** What every zombie would do in the zombies' phase. */
    public static Forecast of(Game<Table> game, Table table) {
        return of(game, table, Activation.everything());
    }

    public static Forecast of(Game<Table> game, Table table, Activation activation) {
        Engine<Table> engine = new Engine<>(game);
        Agenda<Table> agenda = Agenda.of(new ActivateZombies(activation.rehearsed()), new Seen());
        // It has luck of its own, so that no forecast gives away the dice of the game.
        Progress<Table> progress = engine.begin(State.laidOut(table, agenda, Luck.seeded(0)));
        List<Expected> expected = new ArrayList<>();
        List<Tie> ties = new ArrayList<>();
        int action = read(progress.events(), 1, ties, expected);
        while (!progress.state().isOver() && !(progress.state().agenda().first() instanceof Seen)) {
            State<Table> state = progress.state();
            tie(state.agenda().first(), state.decision().options(), state.table(), ties);
            progress = engine.apply(state, state.decision().options().getFirst());
            action = read(progress.events(), action, ties, expected);
        }
        return new Forecast(List.copyOf(expected));
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

    /** Turns what happened into what is expected, and returns the action under way. */
    private static int read(List<Event> events, int begun, List<Tie> ties, List<Expected> expected) {
        int action = begun;
        for (Event event : events) {
            if (event instanceof HordeEvent.SecondActionBegan) {
                action++;
                ties.clear();
            } else if (event instanceof HordeEvent.ZombiesAttacked attack) {
                Zone zone = attack.zone();
                List<ZombieCount> zombies = List.of(new ZombieCount(attack.zombie(), attack.count()));
                expected.add(new Expected(
                        action, zone, zombies, true, attack.rule(), zone, zone, List.of(zone), List.of(zone)));
            } else if (event instanceof HordeEvent.DestinationChosen chosen) {
                Zone from = chosen.from();
                Zone to = chosen.destination();
                List<Zone> destinations = tied(ties, from, true, to);
                List<Zone> steps = tied(ties, from, false, from);
                expected.add(new Expected(
                        action, from, chosen.zombies(), false, chosen.rule(), to, from, destinations, steps));
            } else if (event instanceof HordeEvent.ZombiesMoved moved
                    && !expected.isEmpty()
                    && expected.getLast().from().equals(moved.from())) {
                expected.add(expected.removeLast().withStep(moved.to()));
            }
        }
        return action;
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
