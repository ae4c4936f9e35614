package redoubt.livingdead.mission;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.cars.Car;
import redoubt.horde.mission.Goal;
import redoubt.horde.mission.MissionGoals;
import redoubt.horde.round.AtMoment;
import redoubt.horde.round.EndPhase;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.kernel.RuleId;
import redoubt.kernel.Status;
import redoubt.livingdead.Farm;
import redoubt.livingdead.Night;
import redoubt.testkit.Rule;

/** What loses a scene besides a death. */
class DefeatTest {
    /** Nobody can do this. */
    private record Hopeless() implements Goal {
        @Override
        public boolean isMet(Table table) {
            return false;
        }

        @Override
        public boolean isOutOfReach(Table table) {
            return true;
        }
    }

    @Test
    @Rule("NL-END-03")
    void aDefeatNamedByTheSceneEndsTheGame() {
        for (String scene : new String[] {"NL-M02-05", "NL-M04-04", "NL-M05-05"}) {
            Night night = Night.scene(scene.substring(0, 6)).ghouls("Walker", 1, "1R.8");
            night.run(new AtMoment(Moment.PLAYERS_PHASE_ENDS, Optional.empty()));
            assertThat(night.state().isOver()).isFalse();
            night.ghouls("Walker", 1, "1R.b").run(new AtMoment(Moment.PLAYERS_PHASE_ENDS, Optional.empty()));
            assertThat(night.state().status()).isEqualTo(new Status.Lost(new RuleId(scene)));
        }
    }

    @Test
    @Rule("NL-END-03")
    void aGoalOutOfReachLosesTheGame() {
        MissionGoals goals = new MissionGoals(List.of(new Hopeless()), new RuleId("NL-END-01"), SceneIds.OUT_OF_REACH);
        Farm farm = Farm.of("2V", goals).survivor("Ben", "2V.4").walks("Ben", "2V.5");
        assertThat(farm.state().status()).isEqualTo(new Status.Lost(new RuleId("NL-END-03")));
    }

    /** Survivors of this number must be in a zone. */
    private record Gathered(String zone, int count) implements Goal {
        @Override
        public boolean isMet(Table table) {
            return table.survivorsIn(table.zone(zone).index()).size() >= count;
        }
    }

    @Test
    @Rule("NL-END-01")
    void allGoalsMustBeMetAtTheSameMoment() {
        MissionGoals goals = new MissionGoals(
                List.of(new Gathered("2V.5", 1), new Gathered("2V.6", 1)),
                new RuleId("NL-END-01"),
                SceneIds.OUT_OF_REACH);
        Farm farm = Farm.of("2V", goals).survivor("Ben", "2V.4").survivor("Tom", "2V.4");
        assertThat(farm.walks("Ben", "2V.5").state().isOver()).isFalse();
        assertThat(farm.walks("Ben", "2V.6").state().isOver()).isFalse();
        assertThat(farm.walks("Tom", "2V.5").state().status()).isEqualTo(new Status.Won(new RuleId("NL-END-01")));
    }

    @Test
    @Rule({"NL-END-03", "NL-GAP-76"})
    void fireComesBackAsOftenAsItIsNeeded() {
        Night night = Night.scene("NL-M10");
        night.choose(night.offered().getFirst())
                .emptyHanded()
                .deck("household")
                .with(Car.at(night.table().zone("5R.6")))
                .at("1R.8", "Ben")
                .holds("Ben", "Flammable Fluid", "Preserving Jar")
                .acts("Ben");
        night.choose("combine Molotov", "put Molotov in hand1", "throw Molotov at 1R.9");
        assertThat(night.state().isOver()).isFalse();
        assertThat(night.table().deck("special").discard().size()).isEqualTo(11);
        night.at("1R.b", "Ben");
        for (int turn = 0; turn < 2; turn++) {
            night.run(new EndPhase()).acts("Ben").choose("search household");
            night.choose(night.offered().stream()
                    .filter(key -> key.startsWith("put") || key.startsWith("combine"))
                    .findFirst()
                    .orElseThrow());
        }
        night.choose(night.offered().getFirst());
        assertThat(night.cards("Ben")).containsExactly("Molotov");
    }
}
