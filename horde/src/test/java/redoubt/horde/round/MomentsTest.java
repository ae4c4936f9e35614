package redoubt.horde.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.event.HordeEvent.AdrenalineGained;
import redoubt.horde.fixture.Town;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Step;

/** What rulings do at the moments of a round. */
class MomentsTest {
    /** Brings points at a moment, sooner or later than others. */
    private record Bringing(Moment when, int points, int order) implements Skill, MomentRuling {
        @Override
        public String name() {
            return "Bringing " + points;
        }

        @Override
        public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
            return moment == when && survivor.isPresent()
                    ? List.of(new GainAdrenaline(survivor.orElseThrow(), points))
                    : List.of();
        }
    }

    private static Town two(Moment when) {
        return Town.on(".~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "b", "")
                .skilled("Ana", new Bringing(when, 1, 2))
                .skilled("Ben", new Bringing(when, 2, 1));
    }

    private static List<String> brought(Town town) {
        return town.events(AdrenalineGained.class).stream()
                .map(gained -> gained.survivor().name())
                .toList();
    }

    @Test
    void atTheEndOfATurnOnlyTheSkillsOfItsOwnerAct() {
        assertThat(brought(two(Moment.TURN_ENDS).turn("Ana").choose("end turn")))
                .containsExactly("Ana");
        assertThat(brought(two(Moment.TURN_ENDS).turn("Ben").choose("end turn")))
                .containsExactly("Ben");
    }

    @Test
    void atAMomentOfTheTableAllActInTheirOrder() {
        Town town = two(Moment.END_PHASE).play(List.of(new EndPhase()));
        assertThat(brought(town)).as("whoever has the lower number first").containsExactly("Ben", "Ana");
    }

    @Test
    void atOtherMomentsNobodyActs() {
        assertThat(brought(two(Moment.END_PHASE).turn("Ana").choose("end turn")))
                .isEmpty();
        assertThat(brought(two(Moment.TURN_ENDS).play(List.of(new EndPhase())))).isEmpty();
    }

    @Test
    void thoseWhoAreGoneDoNotAct() {
        Town town = two(Moment.END_PHASE);
        town.with(town.survivor("Ben").withPresence(Survivor.Presence.LEFT));
        assertThat(brought(town.play(List.of(new EndPhase())))).containsExactly("Ana");
    }

    @Test
    void aRulingOfTheMissionActsForWhoseTurnEnds() {
        Town town = Town.under(List.of(new Bringing(Moment.TURN_ENDS, 3, 0)), ".~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "b", "")
                .turn("Ben")
                .choose("end turn");
        assertThat(brought(town)).containsExactly("Ben");
        assertThat(town.survivor("Ben").adrenaline()).isEqualTo(3);
    }
}
