package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.danger.ChooseSkill;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Skill;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.mission.Scenario;

/** Adrenaline, danger levels and the skills they bring. */
class DangerTest {

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
                .containsExactly(tuple("WD-ADR-04", "+1 Action"), tuple("WD-ADR-05", "Iron hide"));
        assertThat(sitting.offered("gain")).isEmpty();
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

    @Test
    @Rule("WD-GAP-139")
    void aSkillPrintedTwiceCountsTwiceButIsNotGainedAgain() {
        Scenario play = Scenario.mission("WD-M05").survivor("Lorna", "26R.e");
        play.run(new GainAdrenaline(play.id("Lorna"), 43)).choose("gain +1 die: Combat", "gain +1 die: Combat");
        assertThat(play.survivor("Lorna").skills())
                .filteredOn(skill -> skill.name().equals("+1 die: Combat"))
                .hasSize(2);
        play.card("Lorna", "Sword")
                .zombies(9, "Walker", "26R.e")
                .dice(1, 1, 1, 1)
                .turn("Lorna");
        assertThat(play.choose("melee Sword 26R.e").attack().dice())
                .as("two of the Sword and two more")
                .isEqualTo(4);
        Scenario again = Scenario.mission("WD-M05");
        ChooseSkill second = new ChooseSkill(again.id("Lorna"), Danger.RED, true);
        again.run(new GainAdrenaline(again.id("Lorna"), 43))
                .choose("gain +1 die: Combat", "gain +1 free Combat Action")
                .run(second);
        assertThat(again.survivor("Lorna").skills())
                .extracting(Skill::name)
                .as("the die is owned already")
                .containsExactly("+1 Action", "+1 die: Combat", "+1 free Combat Action", "Super strength");
    }
}
