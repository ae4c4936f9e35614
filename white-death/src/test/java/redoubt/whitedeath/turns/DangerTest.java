package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Skill;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Adrenaline, danger levels and the skills they bring. */
class DangerTest {
    private static Scene fighter(String zombie, String skills) {
        return Scene.on(".~.")
                .survivor("Ana", "a", skills)
                .card("Ana", "hand1", "Great Axe")
                .zombies("a", zombie, 1);
    }

    @Test
    @Rule("WD-ADR-01")
    void zombiesGiveTheirAdrenalineAtOnce() {
        for (String zombie : List.of("Walker", "Brute", "Runner", "Defiler")) {
            Scene scene = fighter(zombie, "").turn("Ana", 4, 1).choose("melee Great Axe T.a");
            assertThat(scene.survivor("Ana").adrenaline()).as(zombie).isOne();
            assertThat(scene.survivor("Ana").turn().isUnderWay()).isTrue();
        }
        Scene khan = fighter("Khan", "+1 Damage: Melee").turn("Ana", 4, 1).choose("melee Great Axe T.a");
        assertThat(khan.survivor("Ana").adrenaline()).isEqualTo(5);
        Scene two = fighter("Walker", "").zombies("a", "Walker", 1).turn("Ana", 4, 4);
        assertThat(two.choose("melee Great Axe T.a").survivor("Ana").adrenaline())
                .isEqualTo(2);
        Scene missed = fighter("Walker", "").turn("Ana", 1, 1).choose("melee Great Axe T.a");
        assertThat(missed.survivor("Ana").adrenaline()).isZero();
    }

    @Test
    @Rule("WD-ADR-01")
    void objectivesAndFoodGiveMore() {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "pack1", "Apples")
                .turn("Ana");
        scene.choose("consume Apples");
        assertThat(scene.survivor("Ana").adrenaline()).isEqualTo(3);
        Sitting sitting = Sitting.at("WD-M00")
                .with(table -> table.withDropped(List.of())
                        .with(table.survivor("Ogon").orElseThrow().withZone(table.zone("31R.d"))))
                .choose("activate Ogon", "take red objective");
        assertThat(sitting.survivor("Ogon").adrenaline()).isEqualTo(5);
    }

    private static Sitting gaining(int... points) {
        Sitting sitting = Sitting.at("WD-M01");
        for (int each : points) {
            sitting.happen(new GainAdrenaline(sitting.survivor("Ogon").id(), each));
        }
        return sitting;
    }

    private static List<String> skills(Sitting sitting) {
        return sitting.survivor("Ogon").skills().stream().map(Skill::name).toList();
    }

    @Test
    @Rule("WD-ADR-02")
    void levelsBeginAtSevenNineteenAndFortyThree() {
        List<Integer> points = List.of(6, 7, 18, 19, 42, 43);
        assertThat(points)
                .map(each -> gaining(each).survivor("Ogon").danger())
                .containsExactly(Danger.BLUE, Danger.YELLOW, Danger.YELLOW, Danger.ORANGE, Danger.ORANGE, Danger.RED);
    }

    @Test
    @Rule("WD-ADR-04")
    void yellowGivesAFourthActionEachTurn() {
        Sitting blue = gaining(6).choose("activate Ogon");
        assertThat(blue.survivor("Ogon").turn().actions()).isEqualTo(3);
        Sitting yellow = gaining(7).choose("activate Ogon");
        assertThat(yellow.survivor("Ogon").turn().actions()).isEqualTo(4);
    }

    @Test
    @Rule({"WD-ADR-05", "WD-DEC-28"})
    void atOrangeThePlayerChoosesOneOfTwoSkills() {
        Sitting sitting = Sitting.of(Sitting.open("WD-M01").withSeats(6).with("starting", "dealt"));
        sitting.happen(new GainAdrenaline(sitting.survivor("Ogon").id(), 19));
        assertThat(sitting.asked().id()).isEqualTo("WD-ADR-05");
        assertThat(sitting.seats()).containsExactly(2);
        assertThat(sitting.offered()).containsExactly("gain Bloodlust: Melee", "gain Iron hide");
        sitting.choose("gain Iron hide");
        assertThat(skills(sitting)).containsExactly("Shove", "Guards: Push", "+1 Action", "Iron hide");
        assertThat(sitting.events(HordeEvent.SkillGained.class))
                .extracting(event -> event.rule().id(), HordeEvent.SkillGained::skill)
                .containsExactly(tuple("WD-ADR-05", "+1 Action"), tuple("WD-ADR-05", "Iron hide"));
        assertThat(sitting.offered("gain")).isEmpty();
    }

    @Test
    @Rule({"WD-ADR-06", "WD-ADR-07", "WD-DEC-28"})
    void atRedThePlayerChoosesOneOfThreeSkillsAndKeepsAllEarlierOnes() {
        Sitting sitting = gaining(19).choose("gain Bloodlust: Melee");
        sitting.happen(new GainAdrenaline(sitting.survivor("Ogon").id(), 24));
        assertThat(sitting.offered())
                .containsExactly("gain +1 free Combat Action", "gain Combat reflexes", "gain Reaper: Melee");
        sitting.choose("gain Combat reflexes");
        assertThat(skills(sitting))
                .containsExactly("Shove", "Guards: Push", "+1 Action", "Bloodlust: Melee", "Combat reflexes");
    }

    @Test
    @Rule("WD-GAP-27")
    void oneGainMayCrossSeveralLevelsInTheirOrderBeforeAnythingElse() {
        Sitting sitting = gaining(43);
        assertThat(skills(sitting)).containsExactly("Shove", "Guards: Push", "+1 Action");
        assertThat(sitting.offered()).containsExactly("gain Bloodlust: Melee", "gain Iron hide");
        sitting.choose("gain Iron hide");
        assertThat(sitting.offered()).hasSize(3).contains("gain Reaper: Melee");
        sitting.choose("gain Reaper: Melee");
        assertThat(sitting.offered("activate")).isNotEmpty();
    }

    @Test
    @Rule("WD-ADR-08")
    void aSkillWorksAtOnceInTheSameTurn() {
        Sitting sitting = gaining(6).choose("activate Ogon", "make noise");
        assertThat(sitting.survivor("Ogon").turn().actions()).isEqualTo(2);
        sitting.happen(new GainAdrenaline(sitting.survivor("Ogon").id(), 1));
        assertThat(sitting.survivor("Ogon").turn().actions()).isEqualTo(3);
        sitting.happen(new GainAdrenaline(sitting.survivor("Ogon").id(), 36))
                .choose("gain Iron hide", "gain +1 free Combat Action");
        assertThat(sitting.survivor("Ogon").turn().free())
                .extracting(free -> free.name())
                .containsExactly("Combat");
    }

    @Test
    @Rule("WD-ADR-10")
    void theTrackEndsAtFortyThree() {
        Sitting sitting = gaining(43).choose("gain Iron hide", "gain Reaper: Melee");
        sitting.happen(new GainAdrenaline(sitting.survivor("Ogon").id(), 50));
        assertThat(sitting.survivor("Ogon").adrenaline()).isEqualTo(43);
        assertThat(skills(sitting)).hasSize(5);
        assertThat(sitting.offered("activate")).isNotEmpty();
    }

    private static Scene spawning(Scene scene) {
        return scene.zombieCard("spawn", "d").play(List.of(new ZombiePhase()));
    }

    @Test
    @Rule({"WD-ADR-09", "WD-EX-20"})
    void zombieCardsAreReadAtTheHighestLevelOfTheTeam() {
        Scene scene = spawning(Scene.on(".~.~.~.")
                .survivor("Ogon", "a", "")
                .survivor("Jenia", "a", "")
                .survivor("Lorna", "a", "")
                .adrenaline("Ogon", 5, Danger.BLUE)
                .adrenaline("Jenia", 12, Danger.YELLOW));
        assertThat(scene.events(HordeEvent.ZombieCardDrawn.class).getLast().level())
                .isEqualTo(Danger.YELLOW);
        assertThat(scene.zombies("d")).isEqualTo(4);
    }

    @Test
    @Rule("WD-EX-02")
    void theWalkerCardSpawnsTwoFourSixOrEight() {
        List<Integer> walkers = List.of(Danger.values()).stream()
                .map(level -> spawning(
                                Scene.on(".~.~.~.").survivor("Ana", "a", "").adrenaline("Ana", 0, level))
                        .zombies("d"))
                .toList();
        assertThat(walkers).containsExactly(2, 4, 6, 8);
    }
}
