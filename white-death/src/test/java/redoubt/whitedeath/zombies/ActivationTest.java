package redoubt.whitedeath.zombies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.Event;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.beacon.SiegeEvent;

/** The kinds of zombies in an activation, and those under a freeze token. */
class ActivationTest {

    @Test
    @Rule("WD-ZOM-01")
    void thereAreFiveKindsAndOnlyRunnersHaveTwoActions() {
        assertThat(Scene.EDITION.print().zombieKinds())
                .extracting(ZombieKind::name, ZombieKind::family, ZombieKind::actions)
                .containsExactlyInAnyOrder(
                        tuple("Walker", "Walker", 1),
                        tuple("Brute", "Brute", 1),
                        tuple("Runner", "Runner", 2),
                        tuple("Khan", "Abomination", 1),
                        tuple("Defiler", "Necromancer", 1));
    }

    @Test
    @Rule("WD-GAP-51")
    void thoseUnderAFreezeTokenSkipTheWholeActivationAndTheTokensGoAtOnce() {
        Scene scene = Scene.on(".~.~.~.")
                .survivor("Ana", "a", "")
                .zombies("a", "Walker", 1)
                .zombies("b", "Runner", 1)
                .zombies("c", "Runner", 1)
                .token("freeze", "a", 1)
                .token("freeze", "b", 1)
                .activate();
        assertThat(scene.tokens("freeze", "a") + scene.tokens("freeze", "b")).isZero();
        assertThat(scene.events(SiegeEvent.ActivationSkipped.class)).hasSize(2);
        assertThat(scene.events(Event.class)
                        .indexOf(
                                scene.events(SiegeEvent.ActivationSkipped.class).getLast()))
                .as("tokens go before anybody acts")
                .isEqualTo(1);
        assertThat(scene.zombies("b")).as("the frozen Runner lost both actions").isEqualTo(1);
        assertThat(scene.zombies("a"))
                .as("the other Runner passed through to Ana")
                .isEqualTo(2);
        assertThat(scene.survivor("Ana").wounds()).as("nobody attacked").isZero();
    }

    @Test
    @Rule("WD-GAP-51")
    void whoEntersAFrozenZoneLaterIsNotHeld() {
        Scene scene = Scene.on(".~.~.~.")
                .survivor("Ana", "a", "")
                .zombies("c", "Walker", 1)
                .zombies("b", "Walker", 1)
                .token("freeze", "b", 1)
                .activate();
        assertThat(scene.zombies("b")).isEqualTo(2);
        scene.activate();
        assertThat(scene.zombies("a")).isEqualTo(2);
    }

    @Test
    @Rule("WD-DEC-32")
    void allPlayersChooseWhomTheDefilerWounds() {
        Scene scene = Scene.on(".~.~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "a", "")
                .seat("Ben", 2)
                .survivor("Cai", "b", "")
                .zombies("a", "Defiler", 1)
                .spawn("1", "a")
                .token("beacon", "c", 1)
                .twoSeats()
                .activate();
        assertThat(scene.asked().id()).isEqualTo("WD-ATK-02");
        assertThat(scene.seats().list()).hasSize(2);
        assertThat(scene.offered()).containsExactly("suffer Ana", "suffer Ben");
        scene.choose("suffer Ben");
        assertThat(scene.survivor("Ben").wounds()).isEqualTo(1);
        assertThat(scene.survivor("Ana").wounds()).isZero();
    }

    @Test
    @Rule("WD-EX-04")
    void aRunnerAttacksTwice() {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .zombies("a", "Runner", 1)
                .activate();
        assertThat(scene.events(HordeEvent.WoundsSuffered.class))
                .extracting(HordeEvent.WoundsSuffered::wounds)
                .containsExactly(1, 1);
        assertThat(scene.survivor("Ana").wounds()).isEqualTo(2);
    }

    @Test
    @Rule("WD-EX-05")
    void runnersMoveAndAttackWhileTheBruteOnlyMoves() {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .zombies("b", "Runner", 2)
                .zombies("b", "Brute", 1)
                .activate();
        assertThat(scene.zombies("a")).isEqualTo(3);
        assertThat(scene.survivor("Ana").wounds()).isEqualTo(2);
        assertThat(scene.events(HordeEvent.ZombiesAttacked.class))
                .extracting(HordeEvent.ZombiesAttacked::zombie, HordeEvent.ZombiesAttacked::count)
                .containsExactly(tuple("Runner", 2));
    }
}
