package redoubt.whitedeath.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import redoubt.horde.round.EndPhase;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.traits.ResolveEnchantment;

/** Enchantments. */
class EnchantmentsTest {
    private static Scene ana(String skills, String card) {
        return Scene.on(".~.~.~.").survivor("Ana", "b", skills).card("Ana", "hand1", card);
    }

    @Test
    @Rule("WD-ENCH-01")
    void anEnchantmentInHandIsUsedForOneAction() {
        Scene scene = ana("", "Healing").wounds("Ana", 2).turn("Ana").choose("cast healing Ana");
        assertThat(scene.survivor("Ana").wounds()).isEqualTo(1);
        assertThat(scene.events(ResolveEnchantment.EnchantmentCast.class))
                .extracting(cast -> cast.rule().id())
                .containsExactly("WD-ENCH-01");
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(2);
        Scene pack = Scene.on(".")
                .survivor("Ana", "a", "")
                .card("Ana", "pack1", "Healing")
                .wounds("Ana", 2);
        assertThat(pack.turn("Ana").offered("cast")).isEmpty();
        Scene free =
                ana("+1 free Enchantment Action", "Healing").wounds("Ana", 1).turn("Ana");
        free.choose("cast healing Ana", "pay with Enchantment");
        assertThat(free.survivor("Ana").turn().actions()).isEqualTo(3);
        Scene magic = ana("+1 free Magic Action", "Healing")
                .wounds("Ana", 1)
                .turn("Ana")
                .choose("cast healing Ana");
        assertThat(magic.survivor("Ana").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule("WD-ENCH-02")
    void theTargetMustBeInSight() {
        Scene survivors = Scene.on(".~.", "~ ~", ".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Healing")
                .survivor("Ben", "b", "")
                .survivor("Cyd", "d", "")
                .wounds("Ben", 1)
                .wounds("Cyd", 1);
        assertThat(survivors.turn("Ana").offered("cast")).containsExactly("cast healing Ben");
        Scene zones = Scene.on("#|.~.").survivor("Ana", "a", "").card("Ana", "hand1", "Repulse");
        assertThat(zones.zombies("b", "Walker", 1).turn("Ana").offered("cast")).isEmpty();
    }

    @Test
    @Rule("WD-ENCH-03")
    void guardsAreNeverTargets() {
        for (String card : List.of("Healing", "Jump", "Sprint", "Baba Yaga's Blessing")) {
            Scene scene = ana("", card)
                    .survivor("Ben", "b", "")
                    .wounds("Ana", 1)
                    .wounds("Ben", 1)
                    .guards("b", 2);
            String cast = "cast " + card.toLowerCase(Locale.ROOT);
            assertThat(scene.guards("c", 1).turn("Ana").offered("cast"))
                    .containsExactlyInAnyOrder(cast + " Ana", cast + " Ben");
        }
    }

    @Test
    @Rule("WD-ENCH-04")
    void theCasterMayChooseThemself() {
        Scene scene = ana("", "Sprint").turn("Ana").choose("cast sprint Ana", "move T.c", "move T.d");
        if (scene.offered().contains("stop")) {
            scene.choose("stop");
        }
        assertThat(scene.zoneOf("Ana")).isEqualTo("d");
    }

    @Test
    @Rule("WD-ENCH-05")
    void eachCopyIsCastOnceInATurn() {
        Scene one = ana("", "Healing").wounds("Ana", 2).turn("Ana").choose("cast healing Ana");
        assertThat(one.offered("cast")).isEmpty();
        one.choose("end turn").turn("Ana");
        assertThat(one.offered("cast")).containsExactly("cast healing Ana");
        Scene two = ana("", "Healing").card("Ana", "hand2", "Healing").survivor("Ben", "b", "");
        two.wounds("Ana", 2).wounds("Ben", 2).turn("Ana").choose("cast healing Ana");
        assertThat(two.offered("cast")).containsExactly("cast healing Ana", "cast healing Ben");
        assertThat(two.choose("cast healing Ben").offered("cast")).isEmpty();
        Scene other = ana("", "Healing")
                .card("Ana", "hand2", "Sprint")
                .wounds("Ana", 2)
                .turn("Ana");
        assertThat(other.choose("cast healing Ana").offered("cast")).containsExactly("cast sprint Ana");
    }

    @Test
    @Rule("WD-ENCH-06")
    void aTradedCardIsCastAgainInTheTurnOfItsNewOwner() {
        Scene scene =
                ana("", "Healing").survivor("Ben", "b", "").wounds("Ana", 2).turn("Ana");
        scene.choose(
                "cast healing Ana",
                "trade with Ben",
                "give Healing of hand1 to Ben",
                "put Healing from pack1 in hand1 for Ben");
        scene.choose(Scene.DONE, "end turn").turn("Ben").choose("cast healing Ana");
        assertThat(scene.survivor("Ana").wounds()).isZero();
        assertThat(scene.survivor("Ben").adrenaline()).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-06")
    void healingHealsOneWoundAndGivesTheCasterAPoint() {
        Scene scene =
                ana("", "Healing").survivor("Ben", "d", "").wounds("Ben", 2).turn("Ana");
        scene.choose("cast healing Ben");
        assertThat(scene.survivor("Ben").wounds()).isEqualTo(1);
        assertThat(scene.survivor("Ana").adrenaline()).isEqualTo(1);
        assertThat(scene.survivor("Ben").adrenaline()).isZero();
    }

    @Test
    @Rule("WD-GAP-06")
    void jumpIsFreeOfTheZombiesLeftBehind() {
        Scene scene = ana("", "Jump")
                .survivor("Ben", "a", "")
                .zombies("a", "Walker", 5)
                .zombies("b", "Walker", 1);
        scene.turn("Ana").choose("cast jump Ben");
        assertThat(scene.offered()).containsExactly("jump T.c", "stay");
        assertThat(scene.asked().id()).isEqualTo("WD-GAP-06");
        assertThat(scene.choose("jump T.c").zoneOf("Ben")).isEqualTo("c");
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(2);
        assertThat(scene.offered("cast")).isEmpty();
    }

    @Test
    @Rule("WD-GAP-06")
    void sprintMovesUpToThreeZonesUntilZombiesStopIt() {
        Scene scene = ana("", "Sprint").survivor("Ben", "a", "").zombies("c", "Walker", 1);
        scene.turn("Ana").choose("cast sprint Ben", "move T.b", "move T.c");
        assertThat(scene.zoneOf("Ben")).isEqualTo("c");
        assertThat(scene.offered()).contains("end turn");
        Scene far = Scene.on(".~.~.~.~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Sprint")
                .turn("Ana");
        far.choose("cast sprint Ana", "move T.b", "move T.c", "move T.d");
        assertThat(far.offered()).contains("end turn");
        assertThat(far.survivor("Ana").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule("WD-GAP-06")
    void repulsePushesAllZombiesOfAZoneNoNearer() {
        Scene scene = ana("", "Repulse")
                .zombies("b", "Khan", 1)
                .zombies("c", "Walker", 2)
                .zombies("c", "Brute", 1)
                .zombies("d", "Walker", 1)
                .turn("Ana");
        assertThat(scene.offered("cast"))
                .containsExactly("cast repulse T.b to T.a", "cast repulse T.b to T.c", "cast repulse T.c to T.d");
        scene.choose("cast repulse T.c to T.d");
        assertThat(scene.zombies("c")).isZero();
        assertThat(scene.zombies("d")).isEqualTo(4);
        assertThat(scene.offered("cast")).as("once in a turn").isEmpty();
    }

    @Test
    @Rule({"WD-GAP-06", "WD-SKILL-DOUBLEENCHANTMENT"})
    void aSecondTargetOfRepulseIsAnotherZone() {
        Scene scene = ana("Double enchantment", "Repulse")
                .zombies("b", "Khan", 1)
                .zombies("c", "Walker", 2)
                .turn("Ana")
                .choose("cast repulse T.b to T.a");
        assertThat(scene.offered()).containsExactly("and T.c to T.d", "no second target");
    }

    @Test
    @Rule("WD-GAP-09")
    void theBlessingHealsAllWoundsAndAddsADieToEveryWeaponUntilTheRoundEnds() {
        Scene scene = ana("", "Baba Yaga's Blessing").survivor("Ben", "c", "").wounds("Ben", 2);
        scene.card("Ben", "hand1", "Sword").card("Ben", "hand2", "Sword").zombies("c", "Khan", 1);
        scene.turn("Ana").choose("cast baba yaga's blessing Ben");
        assertThat(scene.survivor("Ben").wounds()).isZero();
        scene.choose("end turn").turn("Ben", 1, 1, 1, 1, 1, 1).choose("melee 2 Sword T.c", "end turn");
        assertThat(scene.attack().dice()).isEqualTo(6);
        scene.play(List.of(new EndPhase()));
        scene.turn("Ben", 1, 1).choose("melee Sword T.c");
        assertThat(scene.attack().dice()).isEqualTo(2);
    }

    @Test
    @Rule("WD-DEC-20")
    void theCasterChoosesCardTargetAndSecondTarget() {
        Scene scene = ana("Double enchantment", "Healing")
                .twoSeats()
                .seat("Ana", 2)
                .card("Ana", "hand2", "Sprint")
                .survivor("Ben", "b", "")
                .survivor("Cyd", "c", "")
                .wounds("Ana", 1)
                .wounds("Ben", 1)
                .wounds("Cyd", 1)
                .turn("Ana");
        assertThat(scene.offered("cast"))
                .containsExactlyInAnyOrder(
                        "cast healing Ana",
                        "cast healing Ben",
                        "cast healing Cyd",
                        "cast sprint Ana",
                        "cast sprint Ben",
                        "cast sprint Cyd");
        scene.choose("cast healing Cyd");
        assertThat(scene.seats()).isEqualTo(Seats.of(new Seat(2)));
        assertThat(scene.asked().id()).isEqualTo("WD-SKILL-DOUBLEENCHANTMENT");
        assertThat(scene.offered()).containsExactly("and Ana", "and Ben", "no second target");
        assertThat(scene.survivor("Cyd").wounds()).as("both are named first").isEqualTo(1);
        scene.choose("and Ana");
        assertThat(scene.survivor("Cyd").wounds()).isZero();
        assertThat(scene.survivor("Ana").wounds()).isZero();
        assertThat(scene.survivor("Ben").wounds()).isEqualTo(1);
    }
}
