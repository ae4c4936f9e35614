package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.board.Zone;
import redoubt.darkest.action.GroupActs;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.reaction.Forecast;
import redoubt.darkest.table.Table;
import redoubt.darkest.victims.VictimEvent;
import redoubt.kernel.Engine;
import redoubt.kernel.Event;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.SetUp;
import redoubt.kernel.SplitMix;
import redoubt.kernel.State;
import redoubt.testkit.Rule;

/**
 * What was forecast happens: in random play a group stops now and then, and whoever was to attack for sure attacks with the dice that
 * were told, and nobody attacks of whom that was not said.
 */
class ForecastLawTest {
    private static final DarkestGame GAME = DarkestGame.of(List.of());
    private static final Engine<Table> ENGINE = new Engine<>(GAME);
    private static final int MOST_CHOICES = 1_500;
    private static final int ONE_IN = 4;

    @ParameterizedTest
    @CsvSource({
        "DD-A, 1, ''",
        "DD-B, 3, ''",
        "DD-C, 5, victims",
        "DD-D, 7, zombies",
        "DD-R2, 9, radioactive zombies victims"
    })
    @Rule({"DD-REACT-06", "DD-ZMOVE-01", "DD-CMOVE-01", "DD-BEAST-07"})
    void whatIsForecastHappens(String house, long seed, String expansions) {
        int compared = 0;
        for (long game = seed; game < seed + 12; game++) {
            SetUp setUp = SetUp.of(DarkestGame.ID, house)
                    .withSeats(1)
                    .with("survivors", "Bruce Romero", "Nina Argento", "Leo Friedkin")
                    .with("kickstarter", "yes")
                    .with("special-zombies", "disco-doll", "guts")
                    .with("expansions", expansions.isEmpty() ? new String[0] : expansions.split(" "));
            compared += compare(setUp, game);
        }
        assertThat(compared).as("attacks that were compared").isGreaterThan(20);
    }

    private static int compare(SetUp setUp, long seed) {
        SplitMix random = new SplitMix(seed);
        State<Table> state = ENGINE.begin(setUp, Luck.seeded(seed)).state();
        int compared = 0;
        for (int i = 0; i < MOST_CHOICES && !state.isOver(); i++) {
            if (state.agenda().first() instanceof GroupActs && random.below(ONE_IN) == 0) {
                compared += compare(state);
            }
            List<? extends Option> options = state.decision().options();
            state = ENGINE.apply(state, options.get(random.below(options.size())))
                    .state();
        }
        return compared;
    }

    /** Compares the forecast with what happens if the group stops now; how many attacks there were. */
    private static int compare(State<Table> state) {
        Forecast forecast = (Forecast) GAME.forecast(state).orElseThrow();
        List<Event> events = reaction(state);
        List<DarkestEvent.EnemiesAttacked> attacks = attacks(events);
        if (forecast.threats().stream().noneMatch(threat -> threat.attacks() || threat.perhaps())) {
            assertThat(attacks).as("nobody was to attack: " + forecast).isEmpty();
        }
        if (events.stream().noneMatch(ForecastLawTest::upsets)) {
            for (Forecast.Threat threat : forecast.threats()) {
                if (threat.attacks() && !joined(events, threat)) {
                    check(state, threat, events, attacks);
                }
            }
        }
        return attacks.size();
    }

    private static void check(
            State<Table> state,
            Forecast.Threat threat,
            List<Event> events,
            List<DarkestEvent.EnemiesAttacked> attacks) {
        String said = threat + " in " + events;
        boolean survivors = state.table().isAnybodyIn(threat.from().index());
        if (threat.moves() > 0) {
            assertThat(attacks).as(said).isNotEmpty();
            boolean shoots = threat.enemy().equals("Security Guard");
            assertThat(shoots || left(events, threat.from())).as(said).isTrue();
        } else if (survivors) {
            assertThat(attacks)
                    .as(said)
                    .anyMatch(attack ->
                            attack.room().equals(threat.from()) && attack.dice().size() == threat.dice());
        }
    }

    /** Whether somebody else came to a unit and ended its move, as the players' order of units had it (DD-GAP-51). */
    private static boolean joined(List<Event> events, Forecast.Threat threat) {
        return events.stream().anyMatch(event -> switch (event) {
            case DarkestEvent.HordeMoved moved -> moved.to().equals(threat.from());
            case DarkestEvent.TokenMoved moved -> moved.to().equals(threat.from());
            default -> false;
        });
    }

    private static boolean left(List<Event> events, Zone room) {
        return events.stream().anyMatch(event -> switch (event) {
            case DarkestEvent.HordeMoved moved -> moved.from().equals(room);
            case DarkestEvent.TokenMoved moved -> moved.from().equals(room);
            case DarkestEvent.BeastMoved moved -> moved.from().equals(room);
            default -> false;
        });
    }

    /** Dice that the forecast cannot know have driven somebody away or ended the game. */
    private static boolean upsets(Event event) {
        return event instanceof DarkestEvent.Frightened
                || event instanceof DarkestEvent.SurvivorLost
                || event instanceof DarkestEvent.Zombified
                || event instanceof Event.GameLost
                || event instanceof VictimEvent;
    }

    private static List<DarkestEvent.EnemiesAttacked> attacks(List<Event> events) {
        List<DarkestEvent.EnemiesAttacked> attacks = new ArrayList<>();
        for (Event event : events) {
            if (event instanceof DarkestEvent.EnemiesAttacked attack) {
                attacks.add(attack);
            }
        }
        return attacks;
    }

    /** What happens from the end of the group's actions to the fire, the next group or the next Round. */
    private static List<Event> reaction(State<Table> from) {
        List<Event> events = new ArrayList<>();
        State<Table> state = from;
        while (!state.isOver()) {
            List<? extends Option> options = state.decision().options();
            Option chosen = options.stream()
                    .filter(option -> option.key().startsWith("rest "))
                    .<Option>map(option -> option)
                    .findFirst()
                    .orElse(options.getFirst());
            Progress<Table> progress = ENGINE.apply(state, chosen);
            for (Event event : progress.events()) {
                if (event instanceof DarkestEvent.DirectionRolled
                        || event instanceof DarkestEvent.GroupActs
                        || event instanceof DarkestEvent.RoundBegan) {
                    return events;
                }
                events.add(event);
            }
            state = progress.state();
        }
        return events;
    }
}
