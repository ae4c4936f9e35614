package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Skill;
import redoubt.testkit.Rule;

/** The mode in which the marker starts again after the last point. */
class UltraredTest {
    private static Sitting ultrared() {
        return Sitting.of(Sitting.open("WD-M01").with("starting", "dealt").with("ultrared", "yes"));
    }

    private static Sitting gain(Sitting sitting, int points) {
        return sitting.happen(new GainAdrenaline(sitting.survivor("Ogon").id(), points));
    }

    private static List<String> skills(Sitting sitting) {
        return sitting.survivor("Ogon").skills().stream().map(Skill::name).toList();
    }

    private static Sitting firstLap() {
        return gain(ultrared(), 43).choose("gain Bloodlust: Melee", "gain +1 free Combat Action");
    }

    private static Sitting secondLap() {
        return gain(gain(firstLap(), 19), 24).choose("gain Combat reflexes");
    }

    private static Sitting thirdLap() {
        return gain(gain(secondLap(), 19), 24);
    }

    @Test
    @Rule({"WD-EX-37", "WD-MODE-12"})
    void onReachingRedTheMarkerGoesToZeroAndOgonStaysRed() {
        Sitting sitting = firstLap();
        assertThat(skills(sitting))
                .containsExactly("Shove", "Guards: Push", "+1 Action", "Bloodlust: Melee", "+1 free Combat Action");
        assertThat(sitting.survivor("Ogon").adrenaline()).isZero();
        assertThat(sitting.survivor("Ogon").danger()).isEqualTo(Danger.RED);
    }

    @Test
    @Rule("WD-MODE-12")
    void pointsBeyondTheLastAreCarriedOver() {
        Sitting sitting = gain(ultrared(), 42).choose("gain Iron hide");
        assertThat(sitting.survivor("Ogon").adrenaline()).isEqualTo(42);
        gain(sitting, 5).choose("gain Reaper: Melee");
        assertThat(sitting.survivor("Ogon").adrenaline()).isEqualTo(4);
        assertThat(sitting.survivor("Ogon").danger()).isEqualTo(Danger.RED);
    }

    @Test
    @Rule({"WD-EX-38", "WD-MODE-13"})
    void theSecondLapGivesTheSkillsThatOgonLacks() {
        Sitting sitting = gain(firstLap(), 18);
        assertThat(skills(sitting)).hasSize(5);
        gain(sitting, 1);
        assertThat(skills(sitting)).hasSize(6).endsWith("Iron hide");
        gain(sitting, 24);
        assertThat(sitting.offered()).containsExactly("gain Combat reflexes", "gain Reaper: Melee");
        sitting.choose("gain Combat reflexes");
        assertThat(sitting.survivor("Ogon").adrenaline()).isZero();
        assertThat(skills(sitting)).hasSize(7);
    }

    @Test
    @Rule({"WD-EX-39", "WD-MODE-14", "WD-DEC-28"})
    void thenTheLastRedSkillAndFromThenOnAnySkillOfTheList() {
        Sitting sitting = gain(secondLap(), 42);
        assertThat(skills(sitting)).hasSize(7);
        gain(sitting, 1);
        assertThat(skills(sitting)).hasSize(8).endsWith("Reaper: Melee");
        gain(sitting, 18);
        assertThat(sitting.offered("activate")).isNotEmpty();
        gain(sitting, 1);
        assertThat(sitting.offered())
                .contains("gain Slippery", "gain Medic", "gain Tough")
                .doesNotContain("gain Shove", "gain Reaper: Melee")
                .allMatch(key -> key.startsWith("gain "));
        sitting.choose("gain Slippery");
        gain(sitting, 24);
        assertThat(sitting.offered()).contains("gain Medic").doesNotContain("gain Slippery");
        sitting.choose("gain Medic");
        assertThat(skills(sitting)).endsWith("Slippery", "Medic");
    }

    @Test
    @Rule("WD-GAP-137")
    void noNumberOfPegsLimitsTheSkills() {
        Sitting sitting = thirdLap();
        for (String skill : List.of("Tough", "Lucky", "Jump", "Charge")) {
            gain(gain(sitting, 19), 0).choose("gain " + skill);
            gain(sitting, 24).choose(sitting.offered("gain").getFirst());
        }
        assertThat(skills(sitting)).hasSize(16).contains("Tough", "Lucky", "Jump", "Charge");
    }

    @Test
    @Rule("WD-GAP-125")
    void whoHasReachedRedOnceCountsAsRedForZombieCards() {
        Sitting sitting = gain(firstLap(), 1).fromHere().passRound();
        assertThat(sitting.survivor("Ogon").adrenaline()).isOne();
        assertThat(sitting.events(HordeEvent.ZombieCardDrawn.class))
                .isNotEmpty()
                .allMatch(card -> card.level() == Danger.RED);
    }
}
