package redoubt.secondedition.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import redoubt.horde.table.Table;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Option;
import redoubt.kernel.SetUp;
import redoubt.kernel.SplitMix;
import redoubt.kernel.State;
import redoubt.kernel.Status;
import redoubt.secondedition.City;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.testkit.Rule;

/** Every game ends, also for a team that acts for a while and from then on only ends its turns. */
class IdleLawsTest {
    private static final Engine<Table> ENGINE = new Engine<>(City.GAME).silent();
    private static final int LONG_ENOUGH = 60;
    private static final int CHOICES = 60;

    static List<String> missions() {
        return City.GAME.missions().stream().map(MissionCard::id).toList();
    }

    @ParameterizedTest
    @MethodSource("missions")
    @Rule("WZ-CLOCK-06")
    void aTeamThatOnlyEndsItsTurnsSeesTheEnd(String mission) {
        for (long seed = 1; seed <= 12; seed++) {
            Status end = idle(mission, seed, CHOICES * (int) (seed % 4)).status();
            assertThat(end).as("seed %d", seed).isInstanceOf(Status.Lost.class);
        }
    }

    private static State<Table> idle(String mission, long seed, int choices) {
        SplitMix random = new SplitMix(seed);
        State<Table> state = ENGINE.begin(SetUp.of(SecondEdition.ID, mission), Luck.seeded(seed))
                .state();
        for (int made = 0;
                state.status() instanceof Status.Waiting && state.table().round() < LONG_ENOUGH;
                made++) {
            List<Option> options = new ArrayList<>(state.decision().options());
            Option any = options.get(random.below(options.size()));
            Optional<Option> nothing = options.stream()
                    .filter(option -> option.key().equals("end turn"))
                    .findFirst();
            state = ENGINE.apply(state, made < choices ? any : nothing.orElse(any))
                    .state();
        }
        return state;
    }
}
