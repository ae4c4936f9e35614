package redoubt.horde.danger;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.fixture.Town;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.rulings.Leavers;
import redoubt.horde.table.Danger;
import redoubt.testkit.Rule;

/** The mode in which the marker starts again after the last point. */
class UltraredTest {
    private static Town ultrared() {
        return LevelsTest.ogon(Town.under(List.of(Track.ULTRARED), ".~.~.~."));
    }

    private static Town gain(Town town, int points) {
        return town.play(List.of(new GainAdrenaline(town.id("Ogon"), points)));
    }

    private static Town firstLap() {
        return gain(ultrared(), 43).choose("gain Bloodlust: Melee", "gain +1 free Combat Action");
    }

    private static Town secondLap() {
        return gain(gain(firstLap(), 19), 24).choose("gain Combat reflexes");
    }

    private static Town thirdLap() {
        return gain(gain(secondLap(), 19), 24);
    }

    @Test
    @Rule({"WD-MODE-12", "NL-ULTRA-01", "NL-ULTRA-02"})
    void onReachingRedTheMarkerGoesToZeroAndTheSurvivorStaysRed() {
        Town town = firstLap();
        assertThat(town.skillsOf("Ogon"))
                .containsExactly("Shove", "+1 Action", "Bloodlust: Melee", "+1 free Combat Action");
        assertThat(town.survivor("Ogon").adrenaline()).isZero();
        assertThat(town.survivor("Ogon").danger()).isEqualTo(Danger.RED);
        assertThat(Leavers.danger(town.table())).isEqualTo(Danger.RED);
    }

    @Test
    @Rule({"WD-MODE-12", "NL-ULTRA-01"})
    void pointsBeyondTheLastAreCarriedOver() {
        Town town = gain(ultrared(), 42).choose("gain Iron hide");
        assertThat(town.survivor("Ogon").adrenaline()).isEqualTo(42);
        gain(town, 5).choose("gain Reaper: Melee");
        assertThat(town.survivor("Ogon").adrenaline()).isEqualTo(4);
        assertThat(town.survivor("Ogon").danger()).isEqualTo(Danger.RED);
    }

    @Test
    @Rule({"WD-MODE-13", "NL-ULTRA-03"})
    void theSecondLapGivesTheSkillsThatWereLeft() {
        Town town = gain(firstLap(), 18);
        assertThat(town.skillsOf("Ogon")).hasSize(4);
        gain(town, 1);
        assertThat(town.skillsOf("Ogon")).hasSize(5).endsWith("Iron hide");
        gain(town, 24);
        assertThat(town.offered()).containsExactly("gain Combat reflexes", "gain Reaper: Melee");
        assertThat(town.asked().id()).isEqualTo("SKILL_AGAIN");
        town.choose("gain Combat reflexes");
        assertThat(town.survivor("Ogon").adrenaline()).isZero();
        assertThat(town.skillsOf("Ogon")).hasSize(6);
    }

    @Test
    @Rule({"WD-MODE-14", "WD-DEC-28", "NL-ULTRA-04", "NL-ULTRA-05"})
    void thenTheLastRedSkillAndFromThenOnAnySkillOfTheEdition() {
        Town town = gain(secondLap(), 42);
        assertThat(town.skillsOf("Ogon")).hasSize(6);
        gain(town, 1);
        assertThat(town.skillsOf("Ogon")).hasSize(7).endsWith("Reaper: Melee");
        gain(town, 18);
        assertThat(town.isDone()).isTrue();
        gain(town, 1);
        assertThat(town.offered()).containsExactly("gain Slippery", "gain Tough", "gain Lucky", "gain Sprint");
        assertThat(town.asked().id()).isEqualTo("ANY_SKILL");
        town.choose("gain Slippery");
        gain(town, 24);
        assertThat(town.offered()).contains("gain Tough").doesNotContain("gain Slippery");
        town.choose("gain Tough");
        assertThat(town.skillsOf("Ogon")).endsWith("Slippery", "Tough");
    }

    @Test
    @Rule("WD-GAP-137")
    void noNumberOfPegsLimitsTheSkills() {
        Town town = thirdLap();
        for (String skill : List.of("Tough", "Lucky")) {
            gain(town, 19).choose("gain " + skill);
            gain(town, 24);
            if (!town.isDone()) {
                town.choose(town.offered("gain").getFirst());
            }
        }
        assertThat(town.skillsOf("Ogon")).hasSize(11).contains("Slippery", "Tough", "Lucky", "Sprint");
    }

    @Test
    @Rule("WD-GAP-125")
    void whoHasReachedRedOnceCountsAsRedForZombieCards() {
        Town town = gain(firstLap(), 1).zombieCard("spawn", "d");
        town.play(List.of(new ZombiePhase()));
        assertThat(town.survivor("Ogon").adrenaline()).isOne();
        assertThat(town.events(HordeEvent.ZombieCardDrawn.class))
                .isNotEmpty()
                .allMatch(card -> card.level() == Danger.RED);
    }
}
