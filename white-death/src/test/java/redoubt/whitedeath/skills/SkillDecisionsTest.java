package redoubt.whitedeath.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent.TurnBegan;
import redoubt.horde.event.HordeEvent.WoundsHealed;
import redoubt.horde.round.EndPhase;
import redoubt.horde.spawning.SpawnStep;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.Scene;

/** What the owner of a skill decides about it. */
class SkillDecisionsTest {
    private static final Seats FIRST = Seats.of(new Seat(1));
    private static final Seats SECOND = Seats.of(new Seat(2));

    /** Ogon of the second seat in a street. */
    private static Scene street(String skills) {
        return Scene.on(".~.~.~.~.").twoSeats().survivor("Ogon", "b", skills).seat("Ogon", 2);
    }

    /** The owner, and nobody else, may use the skill in these ways or not, at the start of the turn and after an action. */
    private static void isOffered(Scene scene, String word, String... ways) {
        scene.turn("Ogon", 1, 1, 1, 1);
        for (String earlier : List.of("", "make noise")) {
            if (!earlier.isEmpty()) {
                scene.choose(earlier);
            }
            assertThat(scene.seats()).isEqualTo(SECOND);
            assertThat(scene.asked().id()).isEqualTo("WD-ACT-01");
            assertThat(scene.offered(word)).containsExactlyInAnyOrder(ways);
            assertThat(scene.offered()).contains("end turn");
        }
    }

    /** Once used it is offered no more in this turn, though the turn goes on. */
    private static void isUsedUp(Scene scene, String word) {
        assertThat(scene.offered()).contains("end turn");
        assertThat(scene.offered(word)).isEmpty();
    }

    @Test
    @Rule("WD-DEC-26")
    void bloodlust() {
        Scene scene = street("Bloodlust: Melee")
                .card("Ogon", "hand1", "Sword")
                .zombies("a", "Walker", 1)
                .zombies("d", "Walker", 1);
        isOffered(scene, "bloodlust", "bloodlust: melee T.a", "bloodlust: melee T.d");
        scene.choose("bloodlust: melee T.d");
        assertThat(scene.seats()).isEqualTo(SECOND);
        assertThat(scene.offered()).containsExactly("melee Sword T.d", "decline");
        scene.choose("decline");
        assertThat(scene.zoneOf("Ogon")).isEqualTo("d");
        isUsedUp(scene, "bloodlust");
    }

    @Test
    @Rule("WD-DEC-26")
    void bornLeaderWithReceiverAndAction() {
        Scene scene = street("Born leader").survivor("Lorna", "b", "").survivor("Jenia", "d", "");
        isOffered(scene, "born leader", "born leader Lorna", "born leader Jenia");
        scene.choose("born leader Lorna");
        assertThat(scene.seats()).as("the receiver does as it likes").isEqualTo(FIRST);
        assertThat(scene.offered()).contains("move T.a", "move T.c", "make noise", "decline");
        scene.choose("move T.c");
        assertThat(scene.zoneOf("Lorna")).isEqualTo("c");
        isUsedUp(scene, "born leader");
    }

    @Test
    @Rule("WD-DEC-26")
    void charge() {
        Scene scene = street("Charge").zombies("a", "Walker", 1).zombies("d", "Walker", 1);
        isOffered(scene, "charge", "charge T.a", "charge T.d");
        scene.choose("charge T.d");
        assertThat(scene.zoneOf("Ogon")).isEqualTo("d");
        isUsedUp(scene, "charge");
    }

    @Test
    @Rule("WD-DEC-26")
    void corruptionWalker() {
        Scene scene = Scene.on(Box.corrupted(Box.board(".~.~."), "a", "b", "c"))
                .twoSeats()
                .survivor("Ogon", "b", "Corruption walker")
                .seat("Ogon", 2);
        isOffered(scene, "corruption", "corruption walker T.a", "corruption walker T.c");
        scene.choose("corruption walker T.c");
        assertThat(scene.zoneOf("Ogon")).isEqualTo("c");
        isUsedUp(scene, "corruption");
    }

    @Test
    @Rule("WD-DEC-26")
    void improvisedWeapon() {
        Scene scene =
                street("Improvised weapon: Ranged").zombies("b", "Walker", 1).zombies("c", "Walker", 1);
        isOffered(
                scene,
                "improvised",
                "improvised weapon: ranged ranged improvised weapon T.b",
                "improvised weapon: ranged ranged improvised weapon T.c");
        scene.choose("improvised weapon: ranged ranged improvised weapon T.c");
        assertThat(scene.attack().target().name()).isEqualTo("T.c");
        isUsedUp(scene, "improvised");
    }

    @Test
    @Rule("WD-DEC-26")
    void jump() {
        Scene scene =
                Scene.on(".~.~.~.~.").twoSeats().survivor("Ogon", "c", "Jump").seat("Ogon", 2);
        isOffered(scene, "jump", "jump T.a", "jump T.e");
        scene.choose("jump T.e");
        assertThat(scene.zoneOf("Ogon")).isEqualTo("e");
        isUsedUp(scene, "jump");
    }

    @Test
    @Rule("WD-DEC-26")
    void lifesaverWithZoneAndSurvivorsOfWhomEachMayRefuse() {
        Scene scene = street("Lifesaver")
                .survivor("Lorna", "a", "")
                .survivor("Jenia", "c", "")
                .survivor("Yasuke", "c", "")
                .zombies("a", "Walker", 1)
                .zombies("c", "Walker", 1);
        isOffered(scene, "lifesaver", "lifesaver T.a", "lifesaver T.c");
        scene.choose("lifesaver T.c");
        assertThat(scene.seats()).isEqualTo(SECOND);
        assertThat(scene.offered()).containsExactly("drag Jenia", "drag Yasuke", "done");
        scene.choose("drag Jenia");
        assertThat(scene.seats()).isEqualTo(FIRST);
        assertThat(scene.asked().id()).isEqualTo("WD-SKILL-LIFESAVER");
        assertThat(scene.offered()).containsExactly("come", "refuse");
        scene.choose("refuse");
        assertThat(scene.offered()).containsExactly("drag Yasuke", "done");
        scene.choose("drag Yasuke", "come");
        assertThat(scene.zoneOf("Jenia")).isEqualTo("c");
        assertThat(scene.zoneOf("Yasuke")).isEqualTo("b");
        isUsedUp(scene, "lifesaver");
    }

    @Test
    @Rule("WD-DEC-26")
    void shove() {
        Scene scene = street("Shove").zombies("b", "Walker", 1);
        isOffered(scene, "shove", "shove T.a", "shove T.c");
        scene.choose("shove T.a");
        assertThat(scene.zombies("a")).isOne();
        isUsedUp(scene, "shove");
    }

    @Test
    @Rule("WD-DEC-26")
    void sprint() {
        Scene scene = street("Sprint");
        isOffered(scene, "sprint", "sprint");
        scene.choose("sprint");
        assertThat(scene.seats()).isEqualTo(SECOND);
        assertThat(scene.offered()).containsExactly("move T.a", "move T.c");
        scene.choose("move T.c", "move T.d", "stop");
        isUsedUp(scene, "sprint");
    }

    @Test
    @Rule("WD-DEC-26")
    void taunt() {
        Scene scene = street("Taunt").zombies("d", "Walker", 1).zombies("e", "Walker", 1);
        isOffered(scene, "taunt", "taunt T.d", "taunt T.e");
        scene.choose("taunt T.e");
        assertThat(scene.zombies("d")).isEqualTo(2);
        isUsedUp(scene, "taunt");
    }

    @Test
    @Rule("WD-DEC-26")
    void transmutationWithItsCard() {
        Scene scene = street("Transmutation")
                .card("Ogon", "hand1", "Sword")
                .card("Ogon", "pack1", "Water")
                .deck("Katana");
        isOffered(scene, "transmute", "transmute Sword", "transmute Water");
        scene.choose("transmute Water");
        assertThat(scene.survivor("Ogon").inventory().count("Water")).isZero();
        assertThat(scene.survivor("Ogon").inventory().count("Sword")).isOne();
    }

    private static Scene afterAHit(int die) {
        return street("Hit & run")
                .card("Ogon", "hand1", "Sword")
                .zombies("b", "Walker", 3)
                .turn("Ogon", die, 1)
                .choose("melee Sword T.b");
    }

    @Test
    @Rule("WD-DEC-27")
    void whoHasKilledMayRunAndChoosesWhere() {
        Scene scene = afterAHit(6);
        assertThat(scene.seats()).isEqualTo(SECOND);
        assertThat(scene.asked().id()).startsWith("WD-MOVE");
        assertThat(scene.offered()).containsExactly("move T.a", "move T.c", "stop");
        scene.choose("move T.c");
        assertThat(scene.zoneOf("Ogon")).isEqualTo("c");
        assertThat(scene.survivor("Ogon").turn().actions()).isEqualTo(2);
        Scene stays = afterAHit(6).choose("stop");
        assertThat(stays.zoneOf("Ogon")).isEqualTo("b");
        assertThat(stays.offered()).contains("end turn");
        assertThat(afterAHit(1).offered()).as("nothing killed").contains("end turn");
    }

    @Test
    @Rule("WD-DEC-39")
    void everybodyChoosesWhoseExtraTurnIsFirst() {
        Scene scene = street("Zombie link")
                .survivor("Lorna", "c", "Zombie link")
                .survivor("Jenia", "c", "")
                .zombieCard("siege", "a");
        scene.play(List.of(new SpawnStep()));
        assertThat(scene.seats()).isEqualTo(Seats.upTo(2));
        assertThat(scene.asked().id()).isEqualTo("WD-SKILL-ZOMBIELINK");
        assertThat(scene.offered()).containsExactly("next Ogon", "next Lorna");
        scene.choose("next Lorna");
        assertThat(scene.seats()).isEqualTo(FIRST);
        scene.choose("end turn");
        assertThat(scene.seats()).isEqualTo(SECOND);
        scene.choose("end turn");
        assertThat(scene.events(TurnBegan.class))
                .extracting(turn -> turn.survivor().name())
                .containsExactly("Lorna", "Ogon");
    }

    @Test
    @Rule({"WD-DEC-40", "WD-SKILL-MEDIC"})
    void everyWoundedSurvivorInTheMedicsZoneHealsOrDoesNot() {
        Scene scene = street("Medic")
                .survivor("Lorna", "b", "")
                .survivor("Jenia", "b", "")
                .survivor("Yasuke", "c", "")
                .wounds("Ogon", 1)
                .wounds("Lorna", 2)
                .wounds("Yasuke", 1)
                .play(List.of(new EndPhase()));
        assertThat(scene.seats()).isEqualTo(SECOND);
        assertThat(scene.asked().id()).isEqualTo("WD-SKILL-MEDIC");
        assertThat(scene.offered()).containsExactly("heal Ogon", "leave Ogon wounded");
        scene.choose("leave Ogon wounded");
        assertThat(scene.seats()).isEqualTo(FIRST);
        assertThat(scene.offered()).containsExactly("heal Lorna", "leave Lorna wounded");
        scene.choose("heal Lorna");
        assertThat(scene.isDone()).isTrue();
        assertThat(scene.events(WoundsHealed.class))
                .extracting(healed -> healed.survivor().name() + " " + healed.wounds())
                .containsExactly("Lorna 1");
        assertThat(scene.survivor("Ogon").wounds()).isOne();
        assertThat(scene.survivor("Ogon").adrenaline()).isOne();
    }
}
