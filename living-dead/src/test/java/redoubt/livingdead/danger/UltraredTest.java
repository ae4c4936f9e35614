package redoubt.livingdead.danger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Leavers;
import redoubt.horde.table.Danger;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.livingdead.Night;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.faces.Face;
import redoubt.testkit.Rule;

/** Ultrared mode, pass by pass. */
class UltraredTest {
    private static Night ultrared() {
        return Night.of(SetUp.of(LivingDead.ID, "NL-M05").with("ultrared", "yes"));
    }

    private static Night firstPass() {
        return ultrared()
                .mode(Face.ZOMBICIDE, "Barbra")
                .experience("Barbra", 43)
                .choose("gain +1 free Move Action", "gain Barbarian");
    }

    private static Night secondPass() {
        return firstPass().experience("Barbra", 43).choose("gain +1 die: Combat");
    }

    @Test
    @Rule("NL-ULTRA-01")
    void theGroupAgreesOnItOrNot() {
        SetUp unclear = SetUp.of(LivingDead.ID, "NL-M05").with("ultrared", "perhaps");
        assertThatThrownBy(() -> Night.of(unclear))
                .isInstanceOfSatisfying(
                        SetUpRefused.class,
                        refused -> assertThat(refused.rule().id()).isEqualTo("NL-ULTRA-01"));
    }

    @Test
    @Rule({"NL-EX-17", "NL-ULTRA-01", "NL-ULTRA-02"})
    void theMarkerReturnsToTheStart() {
        Night night = firstPass();
        assertThat(night.who("Barbra").adrenaline()).isZero();
        assertThat(night.who("Barbra").danger()).isEqualTo(Danger.RED);
        assertThat(Leavers.danger(night.table())).isEqualTo(Danger.RED);
        assertThat(night.skills("Barbra")).containsExactly("Slippery", "+1 Action", "+1 free Move Action", "Barbarian");
    }

    @Test
    @Rule({"NL-GAP-56", "NL-ULTRA-01"})
    void pointsBeyondRedCarryOver() {
        Night night = ultrared().experience("Ben", 45);
        night.choose("gain +1 die: Melee", "gain Shove");
        assertThat(night.who("Ben").adrenaline()).isEqualTo(2);
    }

    @Test
    @Rule({"NL-EX-18", "NL-ULTRA-03"})
    void theSecondPassBringsTheSkillsThatWereLeft() {
        Night night = firstPass().experience("Barbra", 43);
        assertThat(night.skills("Barbra")).contains("+1 free Combat Action");
        assertThat(night.offered()).containsExactly("gain +1 die: Combat", "gain +1 free Move Action");
    }

    @Test
    @Rule({"NL-EX-19", "NL-ULTRA-03", "NL-ULTRA-04"})
    void theThirdPassBringsTheLastRedSkill() {
        Night night = secondPass().experience("Barbra", 43);
        assertThat(night.skills("Barbra"))
                .containsExactly(
                        "Slippery",
                        "+1 Action",
                        "+1 free Move Action",
                        "Barbarian",
                        "+1 free Combat Action",
                        "+1 die: Combat",
                        "+1 free Move Action");
        assertThat(night.who("Barbra").adrenaline()).isZero();
    }

    @Test
    @Rule({"NL-EX-20", "NL-ULTRA-05", "NL-GAP-56"})
    void thenAnySkillIsGainedAtOrangeAndAtRedForBothModes() {
        Night night = secondPass().experience("Barbra", 43).experience("Barbra", 19);
        assertThat(night.offered()).contains("gain Sniper", "gain Taunt").doesNotContain("gain Slippery");
        night.choose("gain Sniper").experience("Barbra", 24);
        assertThat(night.offered()).contains("gain Taunt").doesNotContain("gain Sniper");
        night.choose("gain Taunt").mode(Face.ROMERO, "Barbra");
        assertThat(night.skills("Barbra"))
                .containsExactly("+1 free Move Action", "Slippery", "+1 Action", "Sniper", "Taunt");
    }

    @Test
    @Rule("NL-GAP-56")
    void onlySkillsThatAddANumberAreTakenAgain() {
        Night night = secondPass().experience("Barbra", 43).experience("Barbra", 19);
        assertThat(night.offered())
                .contains("gain +1 Action", "gain +1 die: Combat", "gain +1 free Combat Action", "gain +1 die: Melee")
                .doesNotContain("gain Barbarian", "gain Slippery");
        night.choose("gain +1 Action").experience("Barbra", 24).choose("gain +1 die: Combat");
        assertThat(night.skills("Barbra").stream().filter("+1 die: Combat"::equals))
                .hasSize(2);
        night.emptyHanded()
                .holds("Barbra", "Table Leg")
                .at("1R.8", "Barbra")
                .ghouls("Walker", 1, "1R.8")
                .dice(1, 1, 1)
                .acts("Barbra");
        assertThat(night.who("Barbra").turn().actions()).isEqualTo(5);
        night.choose("melee Table Leg 1R.8", "pay with actions");
        assertThat(night.events(HordeEvent.DiceRolled.class).getLast().dice()).hasSize(3);
    }

    @Test
    @Rule("NL-GAP-56")
    void oneMoreOnTheDiceIsTakenAgain() {
        Night night = secondPass().experience("Barbra", 43).experience("Barbra", 19);
        night.choose("gain +1 to dice roll: Melee").experience("Barbra", 24);
        assertThat(night.offered()).contains("gain +1 to dice roll: Melee");
        night.choose("gain +1 to dice roll: Melee")
                .emptyHanded()
                .holds("Barbra", "Table Leg")
                .at("1R.8", "Barbra")
                .ghouls("Walker", 1, "1R.8")
                .dice(2, 1)
                .acts("Barbra");
        night.choose("melee Table Leg 1R.8", "pay with actions");
        assertThat(night.ghoulsIn("1R.8")).as("two more on a 2, where 4 hits").isZero();
    }

    @Test
    @Rule({"NL-XP-01", "NL-XP-03", "NL-XP-04", "NL-GAP-08", "NL-EX-09", "NL-XP-09"})
    void levelsFollowThePoints() {
        Night night = Night.scene("NL-M05").experience("Tom", 5).experience("Judy", 12);
        assertThat(night.who("Tom").danger()).isEqualTo(Danger.BLUE);
        assertThat(night.who("Judy").danger()).isEqualTo(Danger.YELLOW);
        assertThat(Leavers.danger(night.table())).isEqualTo(Danger.YELLOW);
        night.experience("Tom", 37).choose("gain Taunt");
        assertThat(night.who("Tom").danger()).isEqualTo(Danger.ORANGE);
        night.experience("Tom", 1).choose("gain Slippery");
        assertThat(night.who("Tom").danger()).isEqualTo(Danger.RED);
        night.experience("Tom", 10);
        assertThat(night.who("Tom").adrenaline()).isEqualTo(53);
    }
}
