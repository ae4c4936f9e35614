package redoubt.livingdead.ghouls;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.Danger;
import redoubt.horde.table.SpawnPoint;
import redoubt.livingdead.Farm;
import redoubt.testkit.Rule;

class GhoulSpawnTest {
    private static final int WALKERS = 0;
    private static final int FATTIES = 1;
    private static final int RELATIVES = 2;
    private static final int OPENING = 3;

    private static Farm house() {
        return Farm.of("4R 3R / 1R 2R").survivor("Ben", "1R.l");
    }

    private static SpawnPoint token(Farm farm, String name, String zone, int order) {
        return new SpawnPoint(name, farm.zone(zone), order, true);
    }

    @Rule("NL-SPAWN-01")
    @Rule("NL-SPAWN-02")
    @Rule("NL-SPAWN-03")
    @Test
    void everyTokenDrawsACardZoneByZone() {
        Farm farm = house();
        farm.spawn(
                        token(farm, "white", "4R.1", 0),
                        token(farm, "red 2", "2R.9", 2),
                        token(farm, "red 1", "3R.3", 1),
                        token(farm, "red 3", "3R.3", 1))
                .deck("ghouls", WALKERS, WALKERS, FATTIES, WALKERS)
                .run(new SpawnStep());
        assertThat(farm.events(HordeEvent.ZombieCardDrawn.class))
                .extracting(drawn -> drawn.zone().name())
                .containsExactly("4R.1", "3R.3", "3R.3", "2R.9");
        assertThat(farm.count(Farm.WALKER, "3R.3") + farm.count(Farm.FATTY, "3R.3"))
                .isEqualTo(2);
    }

    @Rule("NL-SPAWN-04")
    @Rule("NL-XP-09")
    @Rule("NL-EX-03")
    @Test
    void theHighestLevelOfAnySurvivorCounts() {
        int[] numbers = {1, 3, 5, 7};
        for (Danger level : Danger.values()) {
            Farm farm = house().survivor("Judy", "1R.b").danger("Judy", level);
            farm.spawn(token(farm, "white", "4R.1", 0)).deck("ghouls", WALKERS).run(new SpawnStep());
            assertThat(farm.count(Farm.WALKER, "4R.1")).isEqualTo(numbers[level.ordinal()]);
        }
    }

    @Rule("NL-SPAWN-06")
    @Test
    void theDeckIsShuffledAnewWhenItRunsOut() {
        Farm farm = house();
        farm.spawn(token(farm, "white", "4R.1", 0), token(farm, "red", "2R.9", 1))
                .deck("ghouls", WALKERS)
                .run(new SpawnStep());
        assertThat(farm.table().zombies().total(Farm.WALKER)).isEqualTo(2);
    }

    @Rule("NL-SPAWN-12")
    @Rule("NL-GAP-02")
    @Rule("NL-COMP-05")
    @Test
    void aShortageActivatesTheWholeTypeTheNewOnesIncluded() {
        Farm farm = Farm.of("2V").survivor("Ben", "2V.4").danger("Ben", Danger.RED);
        farm.ghouls(Farm.RELATIVE, 1, "2V.6").ghouls(Farm.WALKER, 1, "2V.6");
        farm.spawn(token(farm, "white", "2V.7", 0)).deck("ghouls", RELATIVES).run(new SpawnStep());
        assertThat(farm.count(Farm.RELATIVE, "2V.4")).isEqualTo(1);
        assertThat(farm.count(Farm.RELATIVE, "2V.5")).isEqualTo(1);
        assertThat(farm.count(Farm.WALKER, "2V.6")).isEqualTo(1);
        assertThat(farm.events(HordeEvent.MiniaturesShort.class))
                .singleElement()
                .matches(missing -> missing.missing() == 1);
    }

    @Rule("NL-SPAWN-05")
    @Test
    void newGhoulsDoNotActInTheRoundTheyCome() {
        Farm farm = Farm.of("2V").survivor("Ben", "2V.4");
        farm.spawn(token(farm, "white", "2V.5", 0)).deck("ghouls", FATTIES).run(new ZombiePhase());
        assertThat(farm.count(Farm.FATTY, "2V.5")).isEqualTo(1);
        assertThat(farm.who("Ben").wounds()).isZero();
    }

    @Rule("NL-SPAWN-09")
    @Rule("NL-GAP-01")
    @Rule("NL-COMP-13")
    @Test
    void anOpeningCardOpensAllThatGhoulsStandAt() {
        Farm farm = house().border("closed-door", "1R.l", "1R.1")
                .border("closed-barricade", "1R.b", "1R.8")
                .border("closed-stairs", "3R.h", "3R.s")
                .border("closed-barricade", "4R.k", "4R.3")
                .ghouls(Farm.WALKER, 1, "1R.1")
                .ghouls(Farm.WALKER, 1, "3R.s");
        farm.spawn(token(farm, "white", "4R.1", 0)).deck("ghouls", OPENING).run(new SpawnStep());
        assertThat(farm.border("1R.l", "1R.1")).isEqualTo("door");
        assertThat(farm.border("3R.h", "3R.s")).isEqualTo("stairs");
        assertThat(farm.border("1R.b", "1R.8")).isEqualTo("closed-barricade");
        assertThat(farm.border("4R.k", "4R.3")).isEqualTo("closed-barricade");
        assertThat(farm.table().zombies().total()).isEqualTo(2);
    }

    @Rule("NL-GAP-01")
    @Rule("NL-DEC-36")
    @Test
    void elseTheNearestOpensAndThePlayersBreakTies() {
        Farm far = house().border("closed-door", "2R.g", "2R.8").border("closed-door", "4R.k", "4R.4");
        far.spawn(token(far, "white", "4R.1", 0)).deck("ghouls", OPENING).run(new SpawnStep());
        assertThat(far.border("4R.k", "4R.4")).isEqualTo("door");
        assertThat(far.border("2R.g", "2R.8")).isEqualTo("closed-door");
        Farm tied = house().border("closed-barricade", "4R.k", "4R.3").border("closed-door", "4R.k", "4R.4");
        tied.spawn(token(tied, "white", "4R.2", 0)).deck("ghouls", OPENING).run(new SpawnStep());
        assertThat(tied.isDone()).isTrue();
        assertThat(tied.border("4R.k", "4R.3")).isEqualTo("barricade");
        Farm equal = house().border("closed-barricade", "1R.b", "1R.8").border("closed-barricade", "1R.y", "1R.9");
        equal.spawn(token(equal, "white", "1R.l", 0)).deck("ghouls", OPENING).run(new SpawnStep());
        assertThat(equal.offered()).hasSize(2);
        equal.choose(equal.offered().getLast());
        assertThat(equal.events(HordeEvent.PassageOpened.class)).hasSize(1);
    }

    @Rule("NL-GAP-01")
    @Test
    void theNearerSideOfABorderCountsWhicheverItIs() {
        Farm farm = house().border("closed-barricade", "1R.b", "1R.8").border("closed-door", "1R.l", "1R.1");
        farm.spawn(token(farm, "white", "1R.7", 0)).deck("ghouls", OPENING).run(new SpawnStep());
        assertThat(farm.isDone()).isTrue();
        assertThat(farm.border("1R.b", "1R.8")).isEqualTo("barricade");
        assertThat(farm.border("1R.l", "1R.1")).isEqualTo("closed-door");
    }

    @Rule("NL-SPAWN-10")
    @Test
    void anOpeningCardWithNothingToOpenDoesNothing() {
        Farm farm = house();
        farm.spawn(token(farm, "white", "4R.1", 0)).deck("ghouls", OPENING).run(new SpawnStep());
        assertThat(farm.table().zombies().total()).isZero();
        assertThat(farm.events(GhoulEvent.NothingToOpen.class))
                .extracting(event -> event.rule().id())
                .containsExactly("NL-SPAWN-10");
        assertThat(farm.events(HordeEvent.PassageOpened.class)).isEmpty();
    }

    @Rule("NL-GAP-02")
    @Test
    void inAShortageBreakersOpenRatherThanMove() {
        Farm farm = house().border("closed-barricade", "1R.8", "1R.b");
        int all = farm.table().print().zombie("Breaker").miniatures();
        farm.ghouls(Farm.BREAKER, all, "1R.8");
        farm.run(new PlaceZombies(Farm.BREAKER, 1, farm.zone("4R.1")));
        assertThat(farm.events(HordeEvent.MiniaturesShort.class)).hasSize(1);
        assertThat(farm.border("1R.8", "1R.b")).isEqualTo("barricade");
        assertThat(farm.count(Farm.BREAKER, "1R.8")).as("none has moved").isEqualTo(all);
    }
}
