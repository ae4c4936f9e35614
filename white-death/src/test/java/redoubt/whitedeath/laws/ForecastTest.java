package redoubt.whitedeath.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.table.Table;
import redoubt.horde.zombies.Forecast;
import redoubt.kernel.Agenda;
import redoubt.kernel.Engine;
import redoubt.kernel.Event;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.SplitMix;
import redoubt.kernel.State;
import redoubt.testkit.Rest;
import redoubt.whitedeath.Scene;

/** The forecast is what the zombies really do. */
class ForecastTest {
    private static final Engine<Table> ENGINE = new Engine<>(Tables.GAME);

    private static final int GAMES = 4;

    /** What zombies did with each action, in words. */
    private static Set<String> happened(List<Event> events) {
        Set<String> lines = new LinkedHashSet<>();
        int action = 1;
        for (Event event : events) {
            switch (event) {
                case HordeEvent.SecondActionBegan _ -> action++;
                case HordeEvent.ZombiesAttacked attack ->
                    lines.add(action + ": " + "[" + attack.count() + " " + attack.zombie() + "] attack in "
                            + attack.zone());
                case HordeEvent.DestinationChosen chosen ->
                    lines.add(action + ": " + chosen.zombies() + " of " + chosen.from() + " head for "
                            + chosen.destination() + " by " + chosen.rule());
                case HordeEvent.ZombiesMoved moved ->
                    lines.add(action + ": " + "from " + moved.from() + " to " + moved.to());
                default -> {}
            }
        }
        return lines;
    }

    private static Set<String> foretold(Forecast forecast) {
        Set<String> lines = new LinkedHashSet<>();
        for (Forecast.Expected group : forecast.groups()) {
            String action = group.action() + ": ";
            if (group.isAttack()) {
                lines.add(action + group.zombies() + " attack in " + group.from());
            } else {
                lines.add(action + group.zombies() + " of " + group.from() + " head for " + group.destination() + " by "
                        + group.rule());
                if (!group.step().equals(group.from())) {
                    lines.add(action + "from " + group.from() + " to " + group.step());
                }
            }
        }
        return lines;
    }

    /** The zombies' phase played on this table up to its first card, with the first option wherever the players are asked. */
    private static List<Event> activation(Table table) {
        Agenda<Table> agenda = Agenda.of(new ZombiePhase(), new Rest<>());
        Progress<Table> progress = ENGINE.begin(State.laidOut(table, agenda, Luck.seeded(7)));
        List<Event> events = new ArrayList<>();
        while (true) {
            for (Event event : progress.events()) {
                if (event instanceof HordeEvent.ZombieCardDrawn || event instanceof HordeEvent.DeckReshuffled) {
                    return events;
                }
                events.add(event);
            }
            if (progress.state().isOver() || progress.state().agenda().first() instanceof Rest) {
                return events;
            }
            progress = ENGINE.apply(
                    progress.state(), progress.state().decision().options().getFirst());
        }
    }

    private static Set<String> attacks(Set<String> lines) {
        Set<String> attacks = new LinkedHashSet<>(lines);
        attacks.removeIf(line -> !line.startsWith("1: ") || !line.contains(" attack in "));
        return attacks;
    }

    private static boolean isOver(List<Event> events) {
        return events.stream().anyMatch(event -> event instanceof Event.GameLost || event instanceof Event.GameWon);
    }

    /** Whether attacks leave everybody standing, so that those who move find the same board. */
    private static boolean isHarmless(List<Event> events) {
        return events.stream()
                .noneMatch(event ->
                        event instanceof HordeEvent.AllyEliminated || event instanceof HordeEvent.SurvivorEliminated);
    }

    @ParameterizedTest
    @MethodSource("redoubt.whitedeath.laws.Tables#missions")
    void itEqualsTheRealActivation(String mission) {
        int compared = 0;
        for (long seed = 1; seed <= GAMES; seed++) {
            SplitMix random = new SplitMix(seed);
            State<Table> state = ENGINE.begin(Tables.dealt(Tables.of(mission, 6)), Luck.seeded(seed))
                    .state();
            while (!state.isOver()) {
                Table table = state.table();
                List<Event> events =
                        table.zombies().total() > 0 && random.below(12) == 0 ? activation(table) : List.of();
                if (!events.isEmpty() && !isOver(events)) {
                    Forecast forecast = Forecast.of(Tables.GAME, table);
                    assertThat(table).as("a forecast changes nothing").isEqualTo(state.table());
                    Set<String> real = happened(events);
                    Set<String> foretold = foretold(forecast);
                    assertThat(attacks(foretold))
                            .as("%s, seed %d", mission, seed)
                            .isEqualTo(attacks(real));
                    if (isHarmless(events)) {
                        assertThat(foretold).as("%s, seed %d", mission, seed).containsExactlyElementsOf(real);
                        compared++;
                    }
                }
                List<? extends Option> options = state.decision().options();
                state = ENGINE.apply(state, options.get(random.below(options.size())))
                        .state();
            }
        }
        assertThat(compared).as("states compared").isGreaterThan(5);
    }

    @Test
    void frozenZombiesAreForetoldToDoNothing() {
        Scene scene = Scene.on(".~.~.")
                .survivor("Ana", "a", "")
                .zombies("c", "Walker", 1)
                .token("freeze", "c", 1);
        assertThat(Forecast.of(Scene.GAME, scene.table()).groups()).isEmpty();
    }
}
