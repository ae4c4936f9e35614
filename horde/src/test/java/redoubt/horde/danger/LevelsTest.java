package redoubt.horde.danger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Danger;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;
import redoubt.testkit.Rule;

/** Adrenaline, danger levels and the skills they bring. */
class LevelsTest {
    /** Ogon, whose card has a skill for yellow, two for orange and three for red. */
    static Town ogon(Town town) {
        return town.survivor(
                "Ogon",
                "a",
                "Shove",
                "+1 Action",
                "Bloodlust: Melee; Iron hide",
                "+1 free Combat Action; Combat reflexes; Reaper: Melee");
    }

    private static Town gaining(int... points) {
        return gain(ogon(Town.on(".~.")), points);
    }

    private static Town gain(Town town, int... points) {
        for (int each : points) {
            town.play(List.of(new GainAdrenaline(town.id("Ogon"), each)));
        }
        return town;
    }

    private static Town fighter(String zombie, String skills) {
        return Town.on(".~.")
                .survivor("Ana", "a", skills)
                .card("Ana", "hand1", "Great Axe")
                .zombies("a", zombie, 1);
    }

    @Test
    @Cited(Cite.GAIN_ADRENALINE)
    void zombiesGiveTheirAdrenalineAtOnce() {
        for (String zombie : List.of("Walker", "Brute", "Runner", "Crawler")) {
            Town town = fighter(zombie, "").turn("Ana", 4, 1).choose("melee Great Axe T.a");
            assertThat(town.survivor("Ana").adrenaline()).as(zombie).isOne();
            assertThat(town.survivor("Ana").turn().isUnderWay()).isTrue();
        }
        Town giant = fighter("Giant", "+1 Damage: Melee").turn("Ana", 4, 1).choose("melee Great Axe T.a");
        assertThat(giant.survivor("Ana").adrenaline()).isEqualTo(5);
        Town two = fighter("Walker", "").zombies("a", "Walker", 1).turn("Ana", 4, 4);
        assertThat(two.choose("melee Great Axe T.a").survivor("Ana").adrenaline())
                .isEqualTo(2);
        Town missed = fighter("Walker", "").turn("Ana", 1, 1).choose("melee Great Axe T.a");
        assertThat(missed.survivor("Ana").adrenaline()).isZero();
    }

    @Test
    @Cited(Cite.REACH_LEVEL)
    void levelsBeginWhereTheTrackOfTheEditionHasThem() {
        List<Integer> points = List.of(6, 7, 18, 19, 42, 43);
        assertThat(points)
                .map(each -> gaining(each).survivor("Ogon").danger())
                .containsExactly(Danger.BLUE, Danger.YELLOW, Danger.YELLOW, Danger.ORANGE, Danger.ORANGE, Danger.RED);
    }

    @Test
    @Rule({"WD-ADR-04", "NL-XP-10"})
    void theSkillOfYellowIsGainedUnasked() {
        Town blue = gaining(6).turn("Ogon");
        assertThat(blue.survivor("Ogon").turn().actions()).isEqualTo(3);
        Town yellow = gaining(7);
        assertThat(yellow.isDone()).isTrue();
        assertThat(yellow.turn("Ogon").survivor("Ogon").turn().actions()).isEqualTo(4);
    }

    @Test
    @Cited({Cite.YELLOW_SKILL, Cite.ORANGE_SKILL})
    @Rule("WD-DEC-28")
    void atOrangeThePlayerOfTheSurvivorChoosesOneOfTwoSkills() {
        Town town = ogon(Town.on(".~.")).twoSeats().seat("Ogon", 2);
        town.play(List.of(new GainAdrenaline(town.id("Ogon"), 19)));
        assertThat(town.asked().id()).isEqualTo("ORANGE_SKILL");
        assertThat(town.seats()).isEqualTo(Seats.of(new Seat(2)));
        assertThat(town.offered()).containsExactly("gain Bloodlust: Melee", "gain Iron hide");
        town.choose("gain Iron hide");
        assertThat(town.skillsOf("Ogon")).containsExactly("Shove", "+1 Action", "Iron hide");
        assertThat(town.events(HordeEvent.SkillGained.class))
                .extracting(event -> event.rule().id(), HordeEvent.SkillGained::skill)
                .containsExactly(tuple("YELLOW_SKILL", "+1 Action"), tuple("ORANGE_SKILL", "Iron hide"));
        assertThat(town.isDone()).isTrue();
    }

    @Test
    @Rule({"WD-ADR-06", "WD-ADR-07", "WD-DEC-28"})
    void atRedThePlayerChoosesOneOfThreeSkillsAndKeepsAllEarlierOnes() {
        Town town = gain(gaining(19).choose("gain Bloodlust: Melee"), 24);
        assertThat(town.offered())
                .containsExactly("gain +1 free Combat Action", "gain Combat reflexes", "gain Reaper: Melee");
        town.choose("gain Combat reflexes");
        assertThat(town.skillsOf("Ogon")).containsExactly("Shove", "+1 Action", "Bloodlust: Melee", "Combat reflexes");
    }

    @Test
    @Rule("WD-GAP-27")
    void oneGainMayCrossSeveralLevelsInTheirOrderBeforeAnythingElse() {
        Town town = gaining(43);
        assertThat(town.skillsOf("Ogon")).containsExactly("Shove", "+1 Action");
        assertThat(town.offered()).containsExactly("gain Bloodlust: Melee", "gain Iron hide");
        town.choose("gain Iron hide");
        assertThat(town.offered()).hasSize(3).contains("gain Reaper: Melee");
        assertThat(town.choose("gain Reaper: Melee").isDone()).isTrue();
    }

    @Test
    @Rule({"WD-ADR-08", "NL-XP-11"})
    void aSkillWorksAtOnceInTheSameTurn() {
        Town town = gaining(6).turn("Ogon").choose("make noise");
        assertThat(town.survivor("Ogon").turn().actions()).isEqualTo(2);
        gain(town, 1);
        assertThat(town.survivor("Ogon").turn().actions()).isEqualTo(3);
        gain(town, 36).choose("gain Iron hide", "gain +1 free Combat Action");
        assertThat(town.survivor("Ogon").turn().free())
                .extracting(free -> free.name())
                .containsExactly("Combat");
    }

    @Test
    @Rule("WD-ADR-10")
    void theTrackEndsAtItsLastPoint() {
        Town town = gaining(43).choose("gain Iron hide", "gain Reaper: Melee");
        gain(town, 50);
        assertThat(town.survivor("Ogon").adrenaline()).isEqualTo(43);
        assertThat(town.skillsOf("Ogon")).hasSize(4);
        assertThat(town.isDone()).isTrue();
    }

    @Test
    @Rule("WD-ADR-09")
    void zombieCardsAreReadAtTheHighestLevelOfTheTeam() {
        Town town = Town.on(".~.~.~.")
                .survivor("Ogon", "a", "")
                .survivor("Jenia", "a", "")
                .survivor("Lorna", "a", "")
                .adrenaline("Ogon", 5, Danger.BLUE)
                .adrenaline("Jenia", 12, Danger.YELLOW)
                .zombieCard("spawn", "d")
                .play(List.of(new ZombiePhase()));
        assertThat(town.events(HordeEvent.ZombieCardDrawn.class).getLast().level())
                .isEqualTo(Danger.YELLOW);
        assertThat(town.zombies("d")).isEqualTo(4);
    }
}
