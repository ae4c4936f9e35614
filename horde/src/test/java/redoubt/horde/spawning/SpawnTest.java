package redoubt.horde.spawning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Deck;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Danger;
import redoubt.horde.table.SpawnPoint;
import redoubt.testkit.Rule;

/** The spawn step and the cards that activate zombies once more. */
class SpawnTest {
    private static Town spawned(Town town) {
        return town.play(List.of(new SpawnStep()));
    }

    private static Town point(Town town, String name, String zone, int order) {
        return town.with(table -> {
            List<SpawnPoint> all = new ArrayList<>(table.spawnPoints());
            all.add(new SpawnPoint(name, table.zone("T." + zone), order, true));
            return table.withSpawnPoints(all);
        });
    }

    @Test
    @Cited(Cite.SPAWN_ZOMBIES)
    @Rule("WD-SPAWN-01")
    void everySpawnZoneDrawsOneCardInAscendingOrder() {
        Town town = Town.on(".~.~.~.").survivor("Ana", "a", "");
        point(point(point(town, "3", "b", 3), "1", "d", 1), "2", "c", 2);
        spawned(town.cards("walkers", "brute", "runner", "walkers"));
        assertThat(town.events(HordeEvent.ZombieCardDrawn.class))
                .extracting(
                        HordeEvent.ZombieCardDrawn::spawn,
                        drawn -> drawn.zone().name(),
                        HordeEvent.ZombieCardDrawn::card)
                .containsExactly(tuple("1", "T.d", "walkers"), tuple("2", "T.c", "brute"), tuple("3", "T.b", "runner"));
        assertThat(town.events(HordeEvent.ZombiesSpawned.class))
                .extracting(
                        HordeEvent.ZombiesSpawned::zombie,
                        HordeEvent.ZombiesSpawned::count,
                        spawned -> spawned.zone().name())
                .containsExactly(tuple("Walker", 2, "T.d"), tuple("Brute", 1, "T.c"), tuple("Runner", 1, "T.b"));
        assertThat(town.table().deck("zombies").draw().size()).isEqualTo(1);
    }

    @Test
    @Cited(Cite.SPAWN_ZOMBIES)
    @Rule("WD-SPAWN-01")
    void theNumberCountsAndNotHowItIsWritten() {
        Town town = Town.on(".~.~.~.").survivor("Ana", "a", "");
        point(point(town, "9", "c", 9), "10", "d", 10);
        spawned(town.cards("walkers", "brute", "walkers"));
        assertThat(town.events(HordeEvent.ZombieCardDrawn.class))
                .extracting(HordeEvent.ZombieCardDrawn::spawn)
                .containsExactly("9", "10");
    }

    @Test
    @Cited(Cite.SPAWN_ZOMBIES)
    @Rule("WD-SPAWN-01")
    void theHighestDangerLevelAmongTheSurvivorsCounts() {
        Town town = Town.on(".~.~.~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "a", "")
                .adrenaline("Ben", 19, Danger.ORANGE)
                .spawn("1", "d");
        spawned(town.cards("walkers"));
        assertThat(town.zombies("d")).isEqualTo(6);
    }

    @Test
    @Cited(Cite.ZOMBIE_DECK_RUNS_OUT)
    void theDiscardsAreShuffledWhenTheDeckRunsOut() {
        Town town = Town.on(".~.~.").survivor("Ana", "a", "").spawn("1", "c").spawn("2", "b");
        town.cards("brute").cardsDiscarded("walkers", "walkers", "walkers");
        spawned(town);
        assertThat(town.events(HordeEvent.DeckReshuffled.class))
                .extracting(event -> event.rule().id(), HordeEvent.DeckReshuffled::cards)
                .containsExactly(tuple("ZOMBIE_DECK_RUNS_OUT", 4));
        Deck deck = town.table().deck("zombies");
        assertThat(deck.draw().size()).isEqualTo(3);
        assertThat(deck.discard().size()).isEqualTo(1);
        assertThat(town.events(HordeEvent.ZombieCardDrawn.class)).hasSize(2);
    }

    @Test
    @Rule("WD-SPAWN-05")
    void newZombiesDoNothingUntilTheNextZombiesPhase() {
        Town town = Town.on(".~.~.").survivor("Ana", "a", "").spawn("1", "a").spawn("2", "c");
        town.cards("brute", "runner", "walkers", "walkers").play(List.of(new ZombiePhase()));
        assertThat(town.survivor("Ana").wounds()).isZero();
        assertThat(town.zombies("c")).isEqualTo(1);
        town.activate();
        assertThat(town.survivor("Ana").wounds()).isEqualTo(1);
        assertThat(town.zombies("c")).isZero();
    }

    @Test
    @Rule("WD-SPAWN-05")
    void anExtraActivationMovesNewZombiesToo() {
        Town town = Town.on(".~.~.")
                .survivor("Ana", "a", "")
                .adrenaline("Ana", 7, Danger.YELLOW)
                .spawn("1", "c")
                .spawn("2", "c");
        spawned(town.cards("walkers", "walkers activate"));
        assertThat(town.zombies("b")).isEqualTo(4);
    }

    @Test
    @Rule("WD-DEC-38")
    void combatReflexesLetTheSurvivorAttackOnceForACard() {
        Town town = Town.on(".~.~.~.")
                .survivor("Ana", "b", "Combat reflexes")
                .seat("Ana", 2)
                .survivor("Ben", "a", "")
                .card("Ana", "hand1", "Sword")
                .card("Ana", "hand2", "Crossbow")
                .spawn("1", "b")
                .spawn("2", "d")
                .twoSeats();
        town.cards("walkers", "walkers").play(List.of(new SpawnStep()), 6, 6);
        assertThat(town.asked().id()).isEqualTo("COMBAT_REFLEXES");
        assertThat(town.seats().list()).extracting(seat -> seat.number()).containsExactly(2);
        assertThat(town.offered()).containsExactly("melee Sword T.b", "no attack");
        town.choose("melee Sword T.b");
        assertThat(town.isDone()).as("not for the card two zones off").isTrue();
        assertThat(town.zombies("b")).isZero();
        assertThat(town.zombies("d")).isEqualTo(2);
    }

    @Test
    @Rule("WD-DEC-38")
    void combatReflexesReachTheNextZoneWithTheRightWeapon() {
        Town town = Town.on(".~.~.")
                .survivor("Ana", "a", "Combat reflexes")
                .card("Ana", "hand1", "Sword")
                .card("Ana", "hand2", "Crossbow")
                .spawn("1", "b");
        town.cards("walkers").play(List.of(new SpawnStep()), 6, 6);
        assertThat(town.offered()).containsExactly("ranged Crossbow T.b", "no attack");
        town.choose("ranged Crossbow T.b");
        assertThat(town.zombies("b")).isZero();
    }

    @Test
    @Rule("WD-DEC-38")
    void sidestepLetsTheSurvivorMoveAwayForNothing() {
        Town town = Town.on(".~.~.~.")
                .survivor("Ana", "b", "Sidestep")
                .spawn("1", "b")
                .spawn("2", "b");
        spawned(town.cards("walkers", "brute"));
        assertThat(town.seats().list()).extracting(seat -> seat.number()).containsExactly(1);
        assertThat(town.offered()).containsExactly("move T.a", "move T.c", "stop");
        town.choose("stop");
        assertThat(town.offered()).as("again for the next card").containsExactly("move T.a", "move T.c", "stop");
        town.choose("move T.c");
        assertThat(town.zoneOf("Ana")).isEqualTo("c");
        assertThat(town.isDone()).isTrue();
    }

    @Test
    @Rule("WD-DEC-38")
    void severalWhoMayReactDoSoInTheOrderThatAllChoose() {
        Town town = Town.on(".~.~.~.")
                .survivor("Ana", "b", "Sidestep")
                .survivor("Ben", "a", "Sidestep")
                .seat("Ben", 2)
                .spawn("1", "b")
                .twoSeats();
        spawned(town.cards("walkers"));
        assertThat(town.offered()).containsExactly("next Ana", "next Ben");
        assertThat(town.seats().list()).hasSize(2);
        town.choose("next Ben", "stop");
        assertThat(town.offered()).containsExactly("move T.a", "move T.c", "stop");
    }
}
