package redoubt.whitedeath.zombies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.Danger;
import redoubt.kernel.Event;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.beacon.SiegeEvent;
import redoubt.whitedeath.necromancer.Defilement;

/** The spawn step, and the cards that White Death adds to it. */
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
}
