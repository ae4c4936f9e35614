package redoubt.whitedeath.zombies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.Danger;
import redoubt.horde.table.SpawnPoint;
import redoubt.kernel.Event;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.beacon.SiegeEvent;
import redoubt.whitedeath.necromancer.Defilement;

/** The spawn step and the cards that activate zombies once more. */
class SpawnTest {
    static final String WALKERS = "429";
    static final String BRUTE = "447";
    static final String RUNNER = "456";
    static final String KHAN = "465";
    static final String DEFILER = "469";
    static final String WALKERS_ACTIVATE = "473";
    static final String RUNNERS_ACTIVATE = "477";

    /** The zombie deck, top first. */
    static Scene cards(Scene scene, String... numbers) {
        return scene.with(table -> table.with(new Deck("zombie", pile(numbers), Pile.EMPTY)));
    }

    static Pile pile(String... numbers) {
        return Pile.of(List.of(numbers).stream()
                .map(number -> Scene.EDITION.print().zombieCards().stream()
                        .filter(card -> card.number().equals(number))
                        .findFirst()
                        .orElseThrow()
                        .index())
                .toList());
    }

    private static Scene spawned(Scene scene) {
        return scene.play(List.of(new SpawnStep()));
    }

    private static Scene point(Scene scene, String name, String zone, int order) {
        return scene.with(table -> {
            List<SpawnPoint> all = new ArrayList<>(table.spawnPoints());
            all.add(new SpawnPoint(name, table.zone("T." + zone), order, true));
            return table.withSpawnPoints(all);
        });
    }

    @Test
    @Rule("WD-SPAWN-01")
    void everySpawnZoneDrawsOneCardInAscendingOrder() {
        Scene scene = Scene.on(".~.~.~.").survivor("Ana", "a", "");
        point(point(point(scene, "3", "b", 3), "1", "d", 1), "2", "c", 2);
        spawned(cards(scene, WALKERS, BRUTE, RUNNER, WALKERS));
        assertThat(scene.events(HordeEvent.ZombieCardDrawn.class))
                .extracting(
                        HordeEvent.ZombieCardDrawn::spawn,
                        drawn -> drawn.zone().name(),
                        HordeEvent.ZombieCardDrawn::card)
                .containsExactly(tuple("1", "T.d", WALKERS), tuple("2", "T.c", BRUTE), tuple("3", "T.b", RUNNER));
        assertThat(scene.events(HordeEvent.ZombiesSpawned.class))
                .extracting(
                        HordeEvent.ZombiesSpawned::zombie,
                        HordeEvent.ZombiesSpawned::count,
                        spawned -> spawned.zone().name())
                .containsExactly(tuple("Walker", 2, "T.d"), tuple("Brute", 1, "T.c"), tuple("Runner", 1, "T.b"));
        assertThat(scene.table().deck("zombie").draw().size()).isEqualTo(1);
    }

    @Test
    @Rule("WD-SPAWN-01")
    void theNumberCountsAndNotHowItIsWritten() {
        Scene scene = Scene.on(".~.~.~.").survivor("Ana", "a", "");
        point(point(scene, "9", "c", 9), "10", "d", 10);
        spawned(cards(scene, WALKERS, BRUTE, WALKERS));
        assertThat(scene.events(HordeEvent.ZombieCardDrawn.class))
                .extracting(HordeEvent.ZombieCardDrawn::spawn)
                .containsExactly("9", "10");
    }

    @Test
    @Rule("WD-SPAWN-01")
    void theHighestDangerLevelAmongTheSurvivorsCounts() {
        Scene scene = Scene.on(".~.~.~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "a", "")
                .adrenaline("Ben", 19, Danger.ORANGE)
                .spawn("1", "d");
        spawned(cards(scene, WALKERS));
        assertThat(scene.zombies("d")).isEqualTo(6);
    }

    @Test
    @Rule("WD-SPAWN-02")
    void theDefilersSpawnZoneDrawsLast() {
        Scene scene = Scene.on(".~.~.~.~.~.~.")
                .survivor("Ana", "a", "")
                .spawn("1", "g")
                .spawn("2", "f")
                .token("beacon", "a", 1);
        spawned(cards(scene, DEFILER, BRUTE, RUNNER, WALKERS));
        assertThat(scene.events(HordeEvent.ZombieCardDrawn.class))
                .extracting(HordeEvent.ZombieCardDrawn::spawn, HordeEvent.ZombieCardDrawn::card)
                .containsExactly(tuple("1", DEFILER), tuple("2", BRUTE), tuple("defiler", RUNNER));
        assertThat(scene.zombies("g")).as("the Defiler and the Runner").isEqualTo(2);
    }

    @Test
    @Rule("WD-SPAWN-03")
    void aTokenThatHasMovedSpawnsWhereItLiesNow() {
        Scene scene = Scene.on(".~.~.~.~.~.")
                .survivor("Ana", "a", "")
                .zombies("f", "Defiler", 1)
                .spawn("1", "f")
                .token("beacon", "a", 1)
                .with(table -> table.with(new Defilement(Optional.of("1"))));
        cards(scene, WALKERS).play(List.of(new ZombiePhase()));
        assertThat(scene.events(SiegeEvent.SpawnTokenMoved.class)).hasSize(1);
        assertThat(scene.zombies("e")).isEqualTo(2);
        assertThat(scene.zombies("f")).as("the Defiler alone").isEqualTo(1);
    }

    @Test
    @Rule("WD-SPAWN-04")
    void theDiscardsAreShuffledWhenTheDeckRunsOut() {
        Scene scene = Scene.on(".~.~.").survivor("Ana", "a", "").spawn("1", "c").spawn("2", "b");
        scene.with(table -> table.with(new Deck("zombie", pile(BRUTE), pile(WALKERS, WALKERS, WALKERS))));
        spawned(scene);
        assertThat(scene.events(HordeEvent.DeckReshuffled.class))
                .extracting(event -> event.rule().id(), HordeEvent.DeckReshuffled::cards)
                .containsExactly(tuple("WD-SPAWN-04", 4));
        Deck deck = scene.table().deck("zombie");
        assertThat(deck.draw().size()).isEqualTo(3);
        assertThat(deck.discard().size()).isEqualTo(1);
        assertThat(scene.events(HordeEvent.ZombieCardDrawn.class)).hasSize(2);
    }

    @Test
    @Rule("WD-SPAWN-05")
    void newZombiesDoNothingUntilTheNextZombiesPhase() {
        Scene scene = Scene.on(".~.~.").survivor("Ana", "a", "").spawn("1", "a").spawn("2", "c");
        cards(scene, BRUTE, RUNNER, WALKERS, WALKERS).play(List.of(new ZombiePhase()));
        assertThat(scene.survivor("Ana").wounds()).isZero();
        assertThat(scene.zombies("c")).isEqualTo(1);
        scene.activate();
        assertThat(scene.survivor("Ana").wounds()).isEqualTo(1);
        assertThat(scene.zombies("c")).isZero();
    }

    @Test
    @Rule("WD-SPAWN-05")
    void anExtraActivationMovesNewZombiesToo() {
        Scene scene = Scene.on(".~.~.")
                .survivor("Ana", "a", "")
                .adrenaline("Ana", 7, Danger.YELLOW)
                .spawn("1", "c")
                .spawn("2", "c");
        spawned(cards(scene, WALKERS, WALKERS_ACTIVATE));
        assertThat(scene.zombies("b")).isEqualTo(4);
    }

    @Test
    @Rule("WD-XACT-01")
    void anExtraActivationCardSpawnsNothingAndItsTypeActivatesAtOnce() {
        Scene scene = Scene.on(".~.~.~.~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "a", "")
                .adrenaline("Ana", 7, Danger.YELLOW)
                .zombies("c", "Runner", 1)
                .zombies("d", "Runner", 1)
                .zombies("d", "Walker", 1)
                .spawn("1", "e")
                .spawn("2", "e");
        spawned(cards(scene, RUNNERS_ACTIVATE, WALKERS));
        assertThat(scene.zombies("a")).as("two zones").isEqualTo(1);
        assertThat(scene.zombies("b")).as("all Runners of the board").isEqualTo(1);
        assertThat(scene.zombies("d")).as("the Walker stays").isEqualTo(1);
        assertThat(scene.events(HordeEvent.ZombiesSpawned.class))
                .extracting(HordeEvent.ZombiesSpawned::zombie, HordeEvent.ZombiesSpawned::count)
                .containsExactly(tuple("Walker", 4));
        List<String> order = scene.events(Event.class).stream()
                .map(event -> event.getClass().getSimpleName())
                .filter(List.of("ExtraActivation", "ZombiesSpawned")::contains)
                .toList();
        assertThat(order).as("at once, before the next card").containsExactly("ExtraActivation", "ZombiesSpawned");
    }

    @Test
    @Rule("WD-XACT-02")
    void anExtraActivationCardDoesNothingAtBlue() {
        Scene scene = Scene.on(".~.~.")
                .survivor("Ana", "a", "")
                .zombies("c", "Walker", 1)
                .spawn("1", "c");
        spawned(cards(scene, WALKERS_ACTIVATE));
        assertThat(scene.zombies("c")).isEqualTo(1);
        assertThat(scene.events(SiegeEvent.ExtraActivationRead.class))
                .extracting(read -> read.rule().id())
                .containsExactly("WD-XACT-02");
    }

    @Test
    @Rule("WD-GAP-64")
    void anAbominationCardGivesTheKhanOnTheBoardAnExtraActivation() {
        Scene scene = Scene.on(".~.~.~.")
                .survivor("Ana", "a", "")
                .adrenaline("Ana", 7, Danger.YELLOW)
                .zombies("c", "Khan", 1)
                .zombies("c", "Walker", 1)
                .spawn("1", "d");
        spawned(cards(scene, KHAN));
        assertThat(scene.zombies("d")).as("no second one").isZero();
        assertThat(scene.zombies("b")).as("the Khan").isEqualTo(1);
        assertThat(scene.zombies("c")).as("the Walker").isEqualTo(1);
        assertThat(scene.events(SiegeEvent.AbominationCalled.class))
                .extracting(called -> called.rule().id())
                .containsExactly("WD-ABOM-07");
    }

    @Test
    @Rule("WD-DEC-38")
    void combatReflexesLetTheSurvivorAttackOnceForACard() {
        Scene scene = Scene.on(".~.~.~.")
                .survivor("Ana", "b", "Combat reflexes")
                .seat("Ana", 2)
                .survivor("Ben", "a", "")
                .card("Ana", "hand1", "Sword")
                .card("Ana", "hand2", "Crossbow")
                .spawn("1", "b")
                .spawn("2", "d")
                .twoSeats();
        cards(scene, WALKERS, WALKERS).play(List.of(new SpawnStep()), 6, 6);
        assertThat(scene.asked().id()).isEqualTo("WD-SKILL-COMBATREFLEXES");
        assertThat(scene.seats().list()).extracting(seat -> seat.number()).containsExactly(2);
        assertThat(scene.offered()).containsExactly("melee Sword T.b", "no attack");
        scene.choose("melee Sword T.b");
        assertThat(scene.isDone()).as("not for the card two zones off").isTrue();
        assertThat(scene.zombies("b")).isZero();
        assertThat(scene.zombies("d")).isEqualTo(2);
    }

    @Test
    @Rule("WD-DEC-38")
    void combatReflexesReachTheNextZoneWithTheRightWeapon() {
        Scene scene = Scene.on(".~.~.")
                .survivor("Ana", "a", "Combat reflexes")
                .card("Ana", "hand1", "Sword")
                .card("Ana", "hand2", "Crossbow")
                .spawn("1", "b");
        cards(scene, WALKERS).play(List.of(new SpawnStep()), 6, 6);
        assertThat(scene.offered()).containsExactly("ranged Crossbow T.b", "no attack");
        scene.choose("ranged Crossbow T.b");
        assertThat(scene.zombies("b")).isZero();
    }

    @Test
    @Rule("WD-DEC-38")
    void sidestepLetsTheSurvivorMoveAwayForNothing() {
        Scene scene = Scene.on(".~.~.~.")
                .survivor("Ana", "b", "Sidestep")
                .spawn("1", "b")
                .spawn("2", "b");
        spawned(cards(scene, WALKERS, BRUTE));
        assertThat(scene.seats().list()).extracting(seat -> seat.number()).containsExactly(1);
        assertThat(scene.offered()).containsExactly("move T.a", "move T.c", "stop");
        scene.choose("stop");
        assertThat(scene.offered()).as("again for the next card").containsExactly("move T.a", "move T.c", "stop");
        scene.choose("move T.c");
        assertThat(scene.zoneOf("Ana")).isEqualTo("c");
        assertThat(scene.isDone()).isTrue();
    }

    @Test
    @Rule("WD-DEC-38")
    void aCardThatRunsShortAsksOnceAfterAllIsPlaced() {
        Scene scene = Scene.on(".~.~.|#")
                .survivor("Ana", "b", "Sidestep")
                .zombies("d", "Walker", 34)
                .spawn("1", "c");
        spawned(cards(scene, WALKERS));
        assertThat(scene.zombies("c")).as("the last Walker and the Khan").isEqualTo(2);
        scene.choose("stop");
        assertThat(scene.isDone()).isTrue();
    }

    @Test
    @Rule("WD-DEC-38")
    void severalWhoMayReactDoSoInTheOrderThatAllChoose() {
        Scene scene = Scene.on(".~.~.~.")
                .survivor("Ana", "b", "Sidestep")
                .survivor("Ben", "a", "Sidestep")
                .seat("Ben", 2)
                .spawn("1", "b")
                .twoSeats();
        spawned(cards(scene, WALKERS));
        assertThat(scene.offered()).containsExactly("next Ana", "next Ben");
        assertThat(scene.seats().list()).hasSize(2);
        scene.choose("next Ben", "stop");
        assertThat(scene.offered()).containsExactly("move T.a", "move T.c", "stop");
    }
}
