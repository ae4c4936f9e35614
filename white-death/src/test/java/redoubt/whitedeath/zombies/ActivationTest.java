package redoubt.whitedeath.zombies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.kernel.Event;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.beacon.SiegeEvent;

/** What zombies do with their actions: attacks, then moves, then the second actions of runners. */
class ActivationTest {
    private static Scene extra(Scene scene, String kind) {
        int index = Scene.EDITION.print().zombie(kind).index();
        return scene.play(List.of(new ActivateZombies(Activation.extra(List.of(index)))));
    }

    /** The names of some events in the order in which they happened. */
    private static List<String> order(Scene scene) {
        return scene.events(Event.class).stream()
                .map(event -> event.getClass().getSimpleName())
                .filter(List.of("ZombiesAttacked", "ZombiesMoved", "SecondActionBegan", "ZombieCardDrawn")::contains)
                .toList();
    }

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
    @Rule("WD-ZOM-01")
    void inTheTimeOfOneActionOnlyRunnersGoTwoZones() {
        Scene scene = Scene.on(".~.~.~.")
                .survivor("Ana", "d", "")
                .zombies("a", "Walker", 1)
                .zombies("a", "Brute", 1)
                .zombies("a", "Khan", 1)
                .zombies("a", "Runner", 1)
                .activate();
        assertThat(scene.zombies("a")).isZero();
        assertThat(scene.zombies("b")).isEqualTo(3);
        assertThat(scene.table()
                        .zombies()
                        .count(2, Scene.EDITION.print().zombie("Runner").index()))
                .isEqualTo(1);
    }

    @Test
    @Rule({"WD-ZOM-06", "WD-ZACT-05"})
    void runnersActAgainOnceEveryZombieHasActed() {
        Scene scene = Scene.on(".~.~.~.")
                .survivor("Ana", "a", "")
                .zombies("a", "Runner", 1)
                .zombies("d", "Runner", 1)
                .zombies("d", "Walker", 1)
                .activate();
        assertThat(order(scene))
                .containsExactly(
                        "ZombiesAttacked",
                        "ZombiesMoved",
                        "ZombiesMoved",
                        "SecondActionBegan",
                        "ZombiesAttacked",
                        "ZombiesMoved");
        assertThat(scene.events(HordeEvent.ZombiesAttacked.class))
                .extracting(event -> event.rule().id(), HordeEvent.ZombiesAttacked::count)
                .containsExactly(tuple("WD-ZACT-04", 1), tuple("WD-ZACT-05", 1));
        assertThat(scene.events(HordeEvent.ZombiesMoved.class))
                .extracting(event -> event.rule().id())
                .containsExactly("WD-PATH-01", "WD-PATH-01", "WD-ZACT-05");
        assertThat(scene.survivor("Ana").wounds()).isEqualTo(2);
        assertThat(scene.zombies("c")).as("the Walker").isEqualTo(1);
        assertThat(scene.zombies("b")).as("the Runner from d").isEqualTo(1);
    }

    @Test
    @Rule("WD-ZACT-01")
    void zombiesActivateAfterTheLastTurnAndThenMoreOfThemCome() {
        Scene scene = Scene.on(".~.~.~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "a", "")
                .zombies("d", "Walker", 1)
                .zombieCard("spawn", "d");
        scene.play(Scene.EDITION.workings().round());
        scene.choose("activate Ana", "end turn");
        assertThat(scene.zombies("d")).as("before Ben's turn").isEqualTo(1);
        scene.choose("end turn");
        assertThat(order(scene)).containsExactly("ZombiesMoved", "ZombieCardDrawn");
        assertThat(scene.zombies("c")).isEqualTo(1);
        assertThat(scene.zombies("d")).as("those just spawned").isEqualTo(2);
    }

    @Test
    @Rule("WD-ZACT-02")
    void anActionIsAnAttackOrAMoveNeverBoth() {
        Scene scene = Scene.on(".~.~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "c", "")
                .survivor("Cai", "c", "")
                .zombies("a", "Walker", 1)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(scene.survivor("Ana").wounds()).isEqualTo(1);
        assertThat(scene.zombies("a"))
                .as("who attacked did not move to the noise")
                .isEqualTo(1);
        assertThat(scene.zombies("c")).isEqualTo(1);
        assertThat(scene.survivor("Ben").wounds() + scene.survivor("Cai").wounds())
                .as("who moved did not attack")
                .isZero();
    }

    @Test
    @Rule("WD-ZACT-03")
    void allAttacksComeBeforeAllMoves() {
        Scene scene = Scene.on(".~.~.~.")
                .survivor("Ana", "b", "")
                .survivor("Ben", "d", "")
                .zombies("a", "Walker", 1)
                .zombies("b", "Walker", 1)
                .zombies("c", "Brute", 1)
                .zombies("d", "Walker", 1)
                .activate();
        scene.choose("head from T.c for T.b");
        assertThat(order(scene)).containsExactly("ZombiesAttacked", "ZombiesAttacked", "ZombiesMoved", "ZombiesMoved");
        assertThat(scene.survivor("Ana").wounds()).as("the two who came").isEqualTo(1);
    }

    @Test
    @Rule("WD-ZACT-03")
    void whoIsLuredByThoseWhomAttacksLeaveStanding() {
        Scene scene = Scene.on(".~.~.")
                .survivor("Ana", "c", "")
                .guards("a", 1)
                .zombies("a", "Walker", 1)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(scene.table().allies().total()).isZero();
        assertThat(scene.zombies("c")).as("the guard was dead when they moved").isEqualTo(1);
    }

    @Test
    @Rule("WD-ZACT-04")
    void everyZombieBesideASurvivorOrAGuardAttacksAndAllOthersMove() {
        Scene scene = Scene.on(".~.~.~.")
                .survivor("Ana", "a", "")
                .guards("c", 3)
                .zombies("a", "Walker", 1)
                .zombies("a", "Brute", 1)
                .zombies("c", "Walker", 2)
                .zombies("d", "Walker", 2)
                .activate();
        assertThat(scene.survivor("Ana").wounds()).isEqualTo(2);
        assertThat(scene.table().allies().total()).isEqualTo(1);
        assertThat(scene.events(HordeEvent.ZombiesAttacked.class))
                .extracting(
                        attack -> attack.zone().name(),
                        HordeEvent.ZombiesAttacked::zombie,
                        HordeEvent.ZombiesAttacked::count)
                .containsExactly(tuple("T.a", "Walker", 1), tuple("T.a", "Brute", 1), tuple("T.c", "Walker", 2));
        assertThat(scene.zombies("d")).isZero();
        assertThat(scene.zombies("c")).isEqualTo(4);
    }

    @Test
    @Rule({"WD-ZACT-06", "WD-GAP-65"})
    void anExtraActivationIsAFullOneOfThoseZombiesOnly() {
        Scene scene = extra(
                Scene.on(".~.~.~.~.")
                        .survivor("Ana", "e", "")
                        .survivor("Ben", "a", "")
                        .zombies("a", "Runner", 1)
                        .zombies("b", "Runner", 1)
                        .zombies("b", "Walker", 1)
                        .zombies("e", "Walker", 1),
                "Runner");
        scene.choose("head from T.b for T.a");
        assertThat(order(scene))
                .containsExactly("ZombiesAttacked", "ZombiesMoved", "SecondActionBegan", "ZombiesAttacked");
        assertThat(scene.survivor("Ben").wounds()).isEqualTo(3);
        assertThat(scene.survivor("Ana").wounds()).isZero();
        assertThat(scene.zombies("b")).as("the Walker").isEqualTo(1);
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
    @Rule("WD-DEC-30")
    void allPlayersDivideTheAttacksAmongSurvivorsAndGuards() {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "a", "")
                .seat("Ben", 2)
                .guards("a", 1)
                .zombies("a", "Walker", 3)
                .twoSeats()
                .activate();
        assertThat(scene.asked().id()).isEqualTo("WD-ATK-02");
        assertThat(scene.seats().list()).hasSize(2);
        assertThat(scene.offered())
                .containsExactlyInAnyOrder(
                        "suffer Ana", "suffer all Ana", "suffer Ben", "suffer all Ben", "suffer Guard");
        scene.choose("suffer Guard");
        assertThat(scene.offered("suffer Guard")).as("one for each guard").isEmpty();
        scene.choose("suffer Ben", "suffer Ana");
        assertThat(scene.survivor("Ana").wounds()).isEqualTo(1);
        assertThat(scene.survivor("Ben").wounds()).isEqualTo(1);
        assertThat(scene.table().allies().total()).isZero();
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
    @Rule("WD-ZACT-01")
    void theZombiesPhaseActivatesFirstAndSpawnsAfterwards() {
        Scene scene = Scene.on(".~.~.~.").survivor("Ana", "a", "").zombieCard("spawn", "b");
        scene.play(List.of(new ZombiePhase()));
        assertThat(scene.zombies("b")).isEqualTo(2);
        assertThat(scene.events(HordeEvent.ZombiesMoved.class)).isEmpty();
    }
}
