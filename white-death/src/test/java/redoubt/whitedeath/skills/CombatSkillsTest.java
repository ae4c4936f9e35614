package redoubt.whitedeath.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent.FriendlyFireHit;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Skills of White Death that change attacks. */
class CombatSkillsTest {
    private static Scene street(String skills, String weapon) {
        return Scene.on(".~.~.~.").survivor("Ogon", "b", skills).card("Ogon", "hand1", weapon);
    }

    @Test
    @Rule({"WD-SKILL-IRONRAIN", "WD-SKILL-MANARAIN"})
    void dicePerZombieOfTheTargetZone() {
        Scene bow = street("Iron rain", "War Bow").zombies("c", "Walker", 3).turn("Ogon", 1, 1, 1);
        assertThat(bow.choose("ranged War Bow T.c").offered()).contains("zombies 3 dice");
        Scene spell = street("Mana rain", "Lightning").zombies("c", "Walker", 3).turn("Ogon", 1, 1, 1);
        assertThat(spell.choose("magic Lightning T.c").offered()).contains("zombies 3 dice");
        Scene wrong = street("Mana rain", "War Bow").zombies("c", "Walker", 3).turn("Ogon", 1);
        wrong.choose("ranged War Bow T.c");
        assertThat(wrong.attack().dice()).isEqualTo(1);
    }

    private static List<String> melee(String skills, String weapon) {
        return street(skills, weapon)
                .zombies("b", "Walker", 1)
                .zombies("c", "Walker", 1)
                .zombies("d", "Walker", 1)
                .turn("Ogon")
                .offered("melee");
    }

    @Test
    @Rule({"WD-SKILL-MARKSMAN", "WD-TRAIT-06"})
    void aHornBowAimsForItsShotsOnly() {
        Scene bow = street("", "Horn Bow")
                .survivor("Lorna", "c", "")
                .zombies("c", "Walker", 1)
                .zombies("c", "Runner", 1)
                .turn("Ogon", 6, 1);
        bow.choose("ranged Horn Bow T.c");
        assertThat(bow.offered()).as("any zombie may be hit").hasSize(2);
        bow.choose(bow.offered().getLast());
        assertThat(bow.events(FriendlyFireHit.class)).isEmpty();
        Scene other = street("", "Horn Bow")
                .card("Ogon", "hand2", "War Bow")
                .survivor("Lorna", "c", "")
                .zombies("c", "Walker", 1)
                .turn("Ogon", 1);
        other.choose("ranged War Bow T.c");
        assertThat(other.survivor("Lorna").wounds()).isEqualTo(1);
        Scene skilled = street("Marksman", "War Bow")
                .survivor("Lorna", "c", "")
                .zombies("c", "Walker", 1)
                .turn("Ogon", 1);
        skilled.choose("ranged War Bow T.c");
        assertThat(skilled.survivor("Lorna").wounds()).isZero();
    }

    @Test
    @Rule({"WD-SKILL-FREEZE", "WD-GAP-99", "WD-FRZ-02", "WD-TRAIT-06"})
    void attacksFreezeWhetherTheyHitOrNot() {
        Scene scene = street("Freeze: Combat", "Sword").zombies("b", "Khan", 1).turn("Ogon", 1, 1, 1, 1);
        scene.choose("melee Sword T.b", "melee Sword T.b");
        assertThat(scene.tokens("freeze", "b")).isEqualTo(1);
        Scene other = street("Freeze: Magic", "Sword").zombies("b", "Khan", 1).turn("Ogon", 1, 1);
        assertThat(other.choose("melee Sword T.b").tokens("freeze", "b")).isZero();
        Scene storm = street("", "Ice Storm").zombies("c", "Khan", 1).turn("Ogon", 1, 1, 1);
        assertThat(storm.choose("magic Ice Storm T.c").tokens("freeze", "c")).isEqualTo(1);
        Scene empty = street("Freeze: Melee", "Sword").zombies("b", "Walker", 1).turn("Ogon", 6, 6);
        assertThat(empty.choose("melee Sword T.b").tokens("freeze", "b")).isZero();
    }

    @Test
    @Rule("WD-SKILL-RANGE2PLUS")
    void farShotsFreeze() {
        Scene frozen = street("Range 2+: Freeze: Ranged", "War Bow")
                .zombies("d", "Khan", 1)
                .turn("Ogon", 1);
        assertThat(frozen.choose("ranged War Bow T.d").tokens("freeze", "d")).isEqualTo(1);
        Scene warm = street("Range 2+: Freeze: Ranged", "War Bow")
                .zombies("c", "Khan", 1)
                .turn("Ogon", 1);
        assertThat(warm.choose("ranged War Bow T.c").tokens("freeze", "c")).isZero();
    }

    @Test
    @Rule("WD-GAP-140")
    void dualExpertsNeedTwoOfAKind() {
        Scene pair = Scene.on(".").survivor("Ogon", "a", "Dual expert").zombies("a", "Walker", 1);
        pair.card("Ogon", "hand1", "Sword").card("Ogon", "hand2", "Sword").turn("Ogon");
        assertThat(pair.offered("dual expert")).isNotEmpty();
        Scene mixed = Scene.on(".").survivor("Ogon", "a", "Dual expert").zombies("a", "Walker", 1);
        mixed.card("Ogon", "hand1", "Sword").card("Ogon", "hand2", "Dagger").turn("Ogon");
        assertThat(mixed.offered("dual expert")).isEmpty();
    }
}
