package redoubt.horde.zombies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.table.Cite;
import redoubt.kernel.Event;
import redoubt.testkit.Rule;

/** What zombies do with their actions: attacks, then moves, then the second actions of runners. */
class ActivationTest {
    private static Town extra(Town town, String kind) {
        int index = Town.EDITION.print().zombie(kind).index();
        return town.play(List.of(new ActivateZombies(Activation.extra(List.of(index)))));
    }

    /** The names of some events in the order in which they happened. */
    private static List<String> order(Town town) {
        return town.events(Event.class).stream()
                .map(event -> event.getClass().getSimpleName())
                .filter(List.of("ZombiesAttacked", "ZombiesMoved", "SecondActionBegan", "ZombieCardDrawn")::contains)
                .toList();
    }

    @Test
    void inTheTimeOfOneActionOnlyRunnersGoTwoZones() {
        Town town = Town.on(".~.~.~.")
                .survivor("Ana", "d", "")
                .zombies("a", "Walker", 1)
                .zombies("a", "Brute", 1)
                .zombies("a", "Giant", 1)
                .zombies("a", "Runner", 1)
                .activate();
        assertThat(town.zombies("a")).isZero();
        assertThat(town.zombies("b")).isEqualTo(3);
        assertThat(town.table()
                        .zombies()
                        .count(2, Town.EDITION.print().zombie("Runner").index()))
                .isEqualTo(1);
    }

    @Test
    @Cited(Cite.SECOND_ACTION)
    @Rule("WD-ZOM-06")
    void runnersActAgainOnceEveryZombieHasActed() {
        Town town = Town.on(".~.~.~.")
                .survivor("Ana", "a", "")
                .zombies("a", "Runner", 1)
                .zombies("d", "Runner", 1)
                .zombies("d", "Walker", 1)
                .activate();
        assertThat(order(town))
                .containsExactly(
                        "ZombiesAttacked",
                        "ZombiesMoved",
                        "ZombiesMoved",
                        "SecondActionBegan",
                        "ZombiesAttacked",
                        "ZombiesMoved");
        assertThat(town.events(HordeEvent.ZombiesAttacked.class))
                .extracting(event -> event.rule().id(), HordeEvent.ZombiesAttacked::count)
                .containsExactly(tuple("ZOMBIES_ATTACK", 1), tuple("SECOND_ACTION", 1));
        assertThat(town.events(HordeEvent.ZombiesMoved.class))
                .extracting(event -> event.rule().id())
                .containsExactly("ZOMBIES_MOVE", "ZOMBIES_MOVE", "SECOND_ACTION");
        assertThat(town.survivor("Ana").wounds()).isEqualTo(2);
        assertThat(town.zombies("c")).as("the Walker").isEqualTo(1);
        assertThat(town.zombies("b")).as("the Runner from d").isEqualTo(1);
    }

    @Test
    @Cited(Cite.ZOMBIES_ACTIVATE)
    void zombiesActivateAfterTheLastTurnAndThenMoreOfThemCome() {
        Town town = Town.on(".~.~.~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "a", "")
                .zombies("d", "Walker", 1)
                .zombieCard("spawn", "d");
        town.play(Town.EDITION.workings().round());
        town.choose("activate Ana", "end turn");
        assertThat(town.zombies("d")).as("before Ben's turn").isEqualTo(1);
        town.choose("end turn");
        assertThat(order(town)).containsExactly("ZombiesMoved", "ZombieCardDrawn");
        assertThat(town.zombies("c")).isEqualTo(1);
        assertThat(town.zombies("d")).as("those just spawned").isEqualTo(2);
    }

    @Test
    @Rule("WD-ZACT-02")
    void anActionIsAnAttackOrAMoveNeverBoth() {
        Town town = Town.on(".~.~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "c", "")
                .survivor("Cai", "c", "")
                .zombies("a", "Walker", 1)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(town.survivor("Ana").wounds()).isEqualTo(1);
        assertThat(town.zombies("a"))
                .as("who attacked did not move to the noise")
                .isEqualTo(1);
        assertThat(town.zombies("c")).isEqualTo(1);
        assertThat(town.survivor("Ben").wounds() + town.survivor("Cai").wounds())
                .as("who moved did not attack")
                .isZero();
    }

    @Test
    @Rule("WD-ZACT-03")
    void allAttacksComeBeforeAllMoves() {
        Town town = Town.on(".~.~.~.")
                .survivor("Ana", "b", "")
                .survivor("Ben", "d", "")
                .zombies("a", "Walker", 1)
                .zombies("b", "Walker", 1)
                .zombies("c", "Brute", 1)
                .zombies("d", "Walker", 1)
                .activate();
        town.choose("head from T.c for T.b");
        assertThat(order(town)).containsExactly("ZombiesAttacked", "ZombiesAttacked", "ZombiesMoved", "ZombiesMoved");
        assertThat(town.survivor("Ana").wounds()).as("the two who came").isEqualTo(1);
    }

    @Test
    @Rule("WD-ZACT-03")
    void whoIsLuredByThoseWhomAttacksLeaveStanding() {
        Town town = Town.on(".~.~.")
                .survivor("Ana", "c", "")
                .guards("a", 1)
                .zombies("a", "Walker", 1)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(town.table().allies().total()).isZero();
        assertThat(town.zombies("c")).as("the guard was dead when they moved").isEqualTo(1);
    }

    @Test
    @Cited(Cite.ZOMBIES_ATTACK)
    void everyZombieBesideASurvivorOrAGuardAttacksAndAllOthersMove() {
        Town town = Town.on(".~.~.~.")
                .survivor("Ana", "a", "")
                .guards("c", 3)
                .zombies("a", "Walker", 1)
                .zombies("a", "Brute", 1)
                .zombies("c", "Walker", 2)
                .zombies("d", "Walker", 2)
                .activate();
        assertThat(town.survivor("Ana").wounds()).isEqualTo(2);
        assertThat(town.table().allies().total()).isEqualTo(1);
        assertThat(town.events(HordeEvent.ZombiesAttacked.class))
                .extracting(
                        attack -> attack.zone().name(),
                        HordeEvent.ZombiesAttacked::zombie,
                        HordeEvent.ZombiesAttacked::count)
                .containsExactly(tuple("T.a", "Walker", 1), tuple("T.a", "Brute", 1), tuple("T.c", "Walker", 2));
        assertThat(town.zombies("d")).isZero();
        assertThat(town.zombies("c")).isEqualTo(4);
    }

    @Test
    @Cited(Cite.EXTRA_ACTIVATION)
    @Rule("WD-GAP-65")
    void anExtraActivationIsAFullOneOfThoseZombiesOnly() {
        Town town = extra(
                Town.on(".~.~.~.~.")
                        .survivor("Ana", "e", "")
                        .survivor("Ben", "a", "")
                        .zombies("a", "Runner", 1)
                        .zombies("b", "Runner", 1)
                        .zombies("b", "Walker", 1)
                        .zombies("e", "Walker", 1),
                "Runner");
        town.choose("head from T.b for T.a");
        assertThat(order(town))
                .containsExactly("ZombiesAttacked", "ZombiesMoved", "SecondActionBegan", "ZombiesAttacked");
        assertThat(town.survivor("Ben").wounds()).isEqualTo(3);
        assertThat(town.survivor("Ana").wounds()).isZero();
        assertThat(town.zombies("b")).as("the Walker").isEqualTo(1);
    }

    @Test
    @Rule("WD-DEC-30")
    void allPlayersDivideTheAttacksAmongSurvivorsAndGuards() {
        Town town = Town.on(".~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "a", "")
                .seat("Ben", 2)
                .guards("a", 1)
                .zombies("a", "Walker", 3)
                .twoSeats()
                .activate();
        assertThat(town.asked().id()).isEqualTo("SHARE_OUT_ATTACKS");
        assertThat(town.seats().list()).hasSize(2);
        assertThat(town.offered())
                .containsExactlyInAnyOrder(
                        "suffer Ana", "suffer all Ana", "suffer Ben", "suffer all Ben", "suffer Guard");
        town.choose("suffer Guard");
        assertThat(town.offered("suffer Guard")).as("one for each guard").isEmpty();
        town.choose("suffer Ben", "suffer Ana");
        assertThat(town.survivor("Ana").wounds()).isEqualTo(1);
        assertThat(town.survivor("Ben").wounds()).isEqualTo(1);
        assertThat(town.table().allies().total()).isZero();
    }

    @Test
    @Cited(Cite.ZOMBIES_ACTIVATE)
    void theZombiesPhaseActivatesFirstAndSpawnsAfterwards() {
        Town town = Town.on(".~.~.~.").survivor("Ana", "a", "").zombieCard("spawn", "b");
        town.play(List.of(new ZombiePhase()));
        assertThat(town.zombies("b")).isEqualTo(2);
        assertThat(town.events(HordeEvent.ZombiesMoved.class)).isEmpty();
    }
}
