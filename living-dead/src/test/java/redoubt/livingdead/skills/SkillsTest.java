package redoubt.livingdead.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Print;
import redoubt.livingdead.Night;
import redoubt.livingdead.faces.Face;
import redoubt.testkit.Rule;

/** The skills that change dice, actions and weapons. */
class SkillsTest {
    private static Night outdoors(String name, String... skills) {
        return Night.scene("NL-M05").emptyHanded().at("1R.8", name).skilled(name, skills);
    }

    private static HordeEvent.DiceRolled roll(Night night) {
        return night.events(HordeEvent.DiceRolled.class).getLast();
    }

    private static int actions(Night night, String name) {
        return night.who(name).turn().actions();
    }

    @Test
    @Rule("NL-SKILL-PLUS1ROLL")
    void oneIsAddedToEachDieOfTheNamedKind() {
        Night melee = outdoors("Helen", "+1 to dice roll: Melee")
                .holds("Helen", "Katana", "Uzi")
                .ghouls("Walker", 9, "1R.8")
                .dice(3, 2, 4, 4, 4)
                .acts("Helen");
        melee.choose("melee Katana 1R.8");
        assertThat(roll(melee).hits()).isEqualTo(1);
        melee.choose("ranged Uzi 1R.8");
        assertThat(roll(melee).hits()).isZero();
        Night combat = outdoors("Helen", "+1 to dice roll: Combat")
                .holds("Helen", "Katana", "Uzi")
                .ghouls("Walker", 9, "1R.8")
                .dice(3, 6, 4, 3, 4)
                .acts("Helen");
        combat.choose("melee Katana 1R.8");
        assertThat(roll(combat).hits()).isEqualTo(2);
        combat.choose("ranged Uzi 1R.8");
        assertThat(roll(combat).hits()).isEqualTo(2);
    }

    @Test
    @Rule({"NL-SKILL-PLUS1DIE", "NL-COMP-17"})
    void eachWeaponRollsOneDieMoreEvenBeyondTheSixInTheBox() {
        Night pair = outdoors("Harry", "+1 die: Ranged")
                .holds("Harry", "Uzi", "Uzi")
                .ghouls("Walker", 9, "1R.9")
                .dice(1, 1, 1, 1, 1, 1, 1, 6)
                .acts("Harry");
        pair.choose("ranged 2 Uzi 1R.9");
        assertThat(roll(pair).dice()).hasSize(8);
        assertThat(pair.ghoulsIn("1R.9")).isEqualTo(8);
        Night single = outdoors("Harry", "+1 die: Ranged")
                .holds("Harry", "Uzi", "Katana")
                .ghouls("Walker", 9, "1R.8")
                .dice(1, 1, 1, 1, 1, 1)
                .acts("Harry");
        single.choose("ranged Uzi 1R.8");
        assertThat(roll(single).dice()).hasSize(4);
        single.choose("melee Katana 1R.8");
        assertThat(roll(single).dice()).hasSize(2);
    }

    @Test
    @Rule("NL-SKILL-PLUS1ACTION")
    void oneMoreActionServesForAnything() {
        Night night = outdoors("Helen", "+1 Action").acts("Helen");
        assertThat(actions(night, "Helen")).isEqualTo(4);
        night.choose("move 1R.9", "move 1R.8", "move 1R.9", "move 1R.8");
        assertThat(night.who("Helen").zone().name()).isEqualTo("1R.8");
        assertThat(night.who("Helen").hasActed()).isTrue();
    }

    @Test
    @Rule("NL-SKILL-PLUS1FREE")
    void aFreeActionPaysForItsKindOnly() {
        Night night = outdoors("Helen", "+1 free Melee Action")
                .holds("Helen", "Katana")
                .ghouls("Walker", 1, "1R.9")
                .dice(1, 1, 1, 1)
                .acts("Helen");
        night.choose("move 1R.9");
        assertThat(actions(night, "Helen")).isEqualTo(2);
        night.choose("melee Katana 1R.9", "pay with Melee");
        assertThat(actions(night, "Helen")).isEqualTo(2);
        night.choose("melee Katana 1R.9");
        assertThat(actions(night, "Helen")).isEqualTo(1);
        assertThat(night.who("Helen").turn().free()).isEmpty();
    }

    @Test
    @Rule("NL-SKILL-PLUS1FREE")
    void everyKindOfFreeActionIsKnown() {
        for (String kind : List.of("Combat", "Melee", "Ranged", "Move", "Search")) {
            Night night = outdoors("Helen", "+1 free " + kind + " Action").acts("Helen");
            assertThat(actions(night, "Helen")).isEqualTo(3);
            assertThat(night.who("Helen").turn().free())
                    .extracting(free -> free.name())
                    .containsExactly(kind);
        }
    }

    @Test
    @Rule({"NL-SKILL-AMBIDEXTROUS", "NL-XP-11"})
    void everyWeaponIsDualForTheAmbidextrous() {
        assertThat(outdoors("Helen")
                        .holds("Helen", "Baseball Bat", "Baseball Bat")
                        .ghouls("Walker", 1, "1R.8")
                        .acts("Helen")
                        .offered())
                .contains("melee Baseball Bat 1R.8")
                .doesNotContain("melee 2 Baseball Bat 1R.8");
        Night night = outdoors("Helen", "Ambidextrous")
                .holds("Helen", "Baseball Bat", "Baseball Bat")
                .ghouls("Walker", 9, "1R.8")
                .dice(1, 1, 1, 1)
                .acts("Helen");
        night.choose("melee 2 Baseball Bat 1R.8");
        assertThat(roll(night).dice()).hasSize(4);
    }

    @Test
    @Rule("NL-SKILL-BARBARIAN")
    void theBarbarianMayRollADieForEachGhoul() {
        Night night = outdoors("Helen", "Barbarian", "+1 die: Melee")
                .holds("Helen", "Machete", "Machete")
                .ghouls("Walker", 3, "1R.8")
                .ghouls("Fatty", 1, "1R.8")
                .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .acts("Helen");
        night.choose("melee Machete 1R.8");
        assertThat(night.asked().id()).isEqualTo("NL-SKILL-BARBARIAN");
        assertThat(night.offered()).containsExactly("zombies 5 dice", "weapon 2 dice");
        night.choose("weapon 2 dice");
        assertThat(roll(night).dice()).hasSize(2);
        night.choose("melee 2 Machete 1R.8");
        assertThat(night.offered()).containsExactly("zombies 10 dice", "weapon 4 dice");
        night.choose("zombies 10 dice");
        assertThat(roll(night).dice()).hasSize(10);
    }

    @Test
    @Rule("NL-SKILL-BARBARIAN")
    void theBarbarianShootsWithTheDiceOfTheWeapon() {
        Night night = outdoors("Helen", "Barbarian")
                .holds("Helen", "Uzi")
                .ghouls("Walker", 9, "1R.8")
                .dice(1, 1, 1)
                .acts("Helen");
        night.choose("ranged Uzi 1R.8");
        assertThat(roll(night).dice()).hasSize(3);
    }

    @Test
    @Rule({"NL-SKILL-GENERAL", "NL-XP-11"})
    void aSkillWorksFromTheMomentItIsGained() {
        Night night = outdoors("Helen")
                .mode(Face.ZOMBICIDE, "Helen")
                .experience("Helen", 6)
                .holds("Helen", "Katana")
                .ghouls("Walker", 1, "1R.8")
                .dice(6, 1)
                .acts("Helen");
        night.choose("melee Katana 1R.8", "pay with actions");
        assertThat(night.skills("Helen")).contains("+1 Action");
        assertThat(actions(night, "Helen")).isEqualTo(3);
    }

    @Test
    @Rule({"NL-SKILL-PLUS1ROLL", "NL-SKILL-PLUS1DIE", "NL-SKILL-PLUS1FREE"})
    void skillsAreOfEveryTypeThatTheBookNames() {
        Print print = Night.GAME.edition().print();
        for (String type : List.of("Combat", "Melee", "Ranged")) {
            assertThat(print.skill("+1 to dice roll: " + type)).isPresent();
            assertThat(print.skill("+1 die: " + type)).isPresent();
        }
        for (String type : List.of("Combat", "Melee", "Ranged", "Move", "Search")) {
            assertThat(print.skill("+1 free " + type + " Action")).isPresent();
        }
    }
}
