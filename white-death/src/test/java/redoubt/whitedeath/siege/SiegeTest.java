package redoubt.whitedeath.siege;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.Danger;
import redoubt.testkit.Rule;
import redoubt.whitedeath.beacon.SiegeEvent;

class SiegeTest {
    private static final String[] STAIRS_FAR = {"=~=", "^ =", ".~."};

    @Test
    @Rule({"WD-SIEGE-01", "WD-SIEGE-02", "WD-CORR-05", "WD-GAP-18"})
    void aSiegeSpawnsInEveryCorruptionZoneAndNotAtItsToken() {
        Wall wall = Wall.of(".~.~.~.")
                .survivor("Lorna", "d")
                .corrupted("b", "c")
                .spawn(1, "a")
                .cards("479")
                .run(new SpawnStep());
        assertThat(wall.count("Walker", "a")).isZero();
        assertThat(wall.count("Walker", "b")).isEqualTo(1);
        assertThat(wall.count("Walker", "c")).isEqualTo(1);
        assertThat(wall.cited(SiegeEvent.SiegeBegan.class)).containsExactly("WD-SIEGE-01");
    }

    @Test
    @Rule("WD-SIEGE-02")
    void aSiegeThatBringsNobodySaysSo() {
        Wall none = Wall.of(".~.~.")
                .survivor("Lorna", "c")
                .corrupted("a", "b")
                .spawn(1, "c")
                .cards("482")
                .run(new SpawnStep());
        assertThat(none.cited(SiegeEvent.SiegeWithoutZombies.class)).containsExactly("WD-SIEGE-02");
        assertThat(none.cited(SiegeEvent.SiegeBegan.class)).isEmpty();
        Wall nowhere = Wall.of(".~.~.")
                .survivor("Lorna", "c")
                .spawn(1, "c")
                .cards("479")
                .run(new SpawnStep());
        assertThat(nowhere.cited(SiegeEvent.SiegeWithoutZombies.class)).containsExactly("WD-SIEGE-02");
    }

    @Test
    @Rule("WD-SIEGE-02")
    void theNumberIsReadOnTheLineOfTheDanger() {
        Wall wall = Wall.of(".~.~.")
                .survivor("Lorna", "c")
                .danger("Lorna", Danger.ORANGE)
                .corrupted("a", "b")
                .spawn(1, "c")
                .cards("479")
                .run(new SpawnStep());
        assertThat(wall.count("Walker", "a")).isEqualTo(2);
        assertThat(wall.count("Walker", "b")).isEqualTo(2);
    }

    @Test
    @Rule({"WD-SIEGE-03", "WD-DEC-36"})
    void playersShareTheLastMiniaturesAndPlaceTheAbomination() {
        Wall wall = Wall.of(".~.~.~.")
                .survivor("Lorna", "d")
                .corrupted("a", "b", "c")
                .left("Walker", 1, "d")
                .spawn(1, "d")
                .cards("479")
                .run(new SpawnStep());
        assertThat(wall.asked().id()).isEqualTo("WD-SIEGE-03");
        assertThat(wall.offered()).containsExactly("place Walker in T.a", "place Walker in T.b", "place Walker in T.c");
        wall.choose("place Walker in T.b");
        assertThat(wall.asked().id()).isEqualTo("WD-SIEGE-03");
        assertThat(wall.offered()).containsExactly("abomination in T.a", "abomination in T.c");
        wall.choose("abomination in T.c");
        assertThat(wall.isDone()).isTrue();
        assertThat(wall.count("Walker", "b")).isEqualTo(1);
        assertThat(wall.count("Khan", "c")).isEqualTo(1);
        assertThat(wall.count("Walker", "a") + wall.count("Walker", "c")).isZero();
    }

    @Test
    @Rule({"WD-SIEGE-03", "WD-SIEGE-04", "WD-GAP-63"})
    void anAbominationOnTheBoardActivatesOnceInstead() {
        Wall wall = Wall.of(".~.~.~.")
                .survivor("Lorna", "d")
                .corrupted("b", "c")
                .zombies("Khan", 1, "a")
                .left("Walker", 0, "d")
                .spawn(1, "d")
                .cards("479")
                .run(new SpawnStep());
        assertThat(wall.isDone()).isTrue();
        assertThat(wall.count("Khan", "b")).isEqualTo(1);
        assertThat(wall.events(HordeEvent.ExtraActivation.class)).hasSize(1);
    }

    @Test
    @Rule("WD-GAP-60")
    void theAbominationComesWhereSomeAreMissingIfEveryZoneGotOne() {
        Wall wall = Wall.of(".~.~.")
                .survivor("Lorna", "c")
                .danger("Lorna", Danger.ORANGE)
                .corrupted("a", "b")
                .left("Walker", 3, "c")
                .spawn(1, "c")
                .cards("479")
                .run(new SpawnStep());
        wall.choose("place Walker in T.a").choose("place Walker in T.b");
        assertThat(wall.offered()).containsExactly("place Walker in T.a", "place Walker in T.b");
        wall.choose("place Walker in T.a");
        assertThat(wall.isDone()).isTrue();
        assertThat(wall.count("Walker", "a")).isEqualTo(2);
        assertThat(wall.count("Walker", "b")).isEqualTo(1);
        assertThat(wall.count("Khan", "b")).isEqualTo(1);
    }

    @Test
    @Rule({"WD-SIEGE-02", "WD-SIEGE-03"})
    void noZoneGetsMoreThanTheCardSaysAndTheAbominationComesWhereNobodyIs() {
        Wall wall = Wall.of(".~.~.~.")
                .survivor("Lorna", "d")
                .danger("Lorna", Danger.ORANGE)
                .corrupted("a", "b", "c")
                .left("Walker", 3, "d")
                .spawn(1, "d")
                .cards("479")
                .run(new SpawnStep());
        wall.choose("place Walker in T.a").choose("place Walker in T.a");
        assertThat(wall.offered()).containsExactly("place Walker in T.b", "place Walker in T.c");
        wall.choose("place Walker in T.b");
        // Only the last zone has received nobody, so there is nothing to choose.
        assertThat(wall.isDone()).isTrue();
        assertThat(wall.count("Walker", "a")).isEqualTo(2);
        assertThat(wall.count("Walker", "b")).isEqualTo(1);
        assertThat(wall.count("Khan", "c")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-60")
    void withoutCorruptionNothingComes() {
        Wall wall = Wall.of(".~.")
                .survivor("Lorna", "a")
                .left("Walker", 0, "b")
                .spawn(1, "a")
                .cards("479")
                .run(new SpawnStep());
        assertThat(wall.isDone()).isTrue();
        assertThat(wall.table().zombies().total(wall.kind("Khan"))).isZero();
        assertThat(wall.events(HordeEvent.MiniaturesShort.class)).isEmpty();
    }

    @Test
    @Rule({"WD-SIEGE-05", "WD-GAP-58", "WD-EX-18", "WD-RAMP-04"})
    void aWalkerClimbsStraightUp() {
        Wall wall = Wall.of(STAIRS_FAR)
                .survivor("Lorna", "a")
                .zombies("Walker", 2, "c")
                .spawn(1, "d")
                .cards("482")
                .run(new SpawnStep());
        assertThat(wall.isDone()).isTrue();
        assertThat(wall.count("Walker", "a")).isEqualTo(2);
        assertThat(wall.cited(HordeEvent.ZombiesMoved.class)).containsExactly("WD-SIEGE-05");
        assertThat(wall.wounds("Lorna")).isZero();
    }

    @Test
    @Rule({"WD-SIEGE-05", "WD-SIEGE-06"})
    void whoIsNotHinderedByTheRampartStays() {
        Wall wall = Wall.of("=~=~=", "^ ^ ^", ".~.~.")
                .survivor("Lorna", "f")
                .zombies("Walker", 1, "d")
                .spawn(1, "f")
                .cards("482")
                .run(new SpawnStep());
        assertThat(wall.isDone()).isTrue();
        assertThat(wall.count("Walker", "d")).isEqualTo(1);
    }

    @Test
    @Rule({"WD-SIEGE-06", "WD-GAP-58"})
    void aClimbThatIsNoShorterThanTheStairsIsNotMade() {
        Wall wall = Wall.of(STAIRS_FAR)
                .survivor("Lorna", "b")
                .zombies("Walker", 1, "c")
                .spawn(1, "d")
                .cards("482")
                .run(new SpawnStep());
        assertThat(wall.count("Walker", "c")).isEqualTo(1);
    }

    @Test
    @Rule({"WD-GAP-58", "WD-DEC-36"})
    void playersChooseAmongRampartsForTheWholeGroup() {
        Wall wall = Wall.of("=~=", "^ ~", ".^=", "~ ^", ".~.").survivor("Lorna", "b");
        wall.zombies("Walker", 2, "c")
                .zombies("Runner", 1, "c")
                .spawn(1, "f")
                .cards("482")
                .run(new SpawnStep());
        assertThat(wall.asked().id()).isEqualTo("WD-GAP-58");
        assertThat(wall.offered()).containsExactly("climb from T.c to T.a", "climb from T.c to T.d");
        wall.choose("climb from T.c to T.d");
        assertThat(wall.count("Walker", "d")).isEqualTo(2);
        assertThat(wall.count("Runner", "d")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-58")
    void withNoPathAtAllTheyClimbTowardsIt() {
        // Lorna's room opens to nothing; counted without obstacles the way leads over the rampart.
        Wall wall = Wall.of("#", "-", "=", "^", ".")
                .survivor("Lorna", "a")
                .zombies("Walker", 1, "c")
                .spawn(1, "c")
                .cards("482")
                .run(new SpawnStep());
        assertThat(wall.count("Walker", "b")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-59")
    void frostDoesNotStopAClimbAndNecromancersNeverClimb() {
        Wall wall = Wall.of(STAIRS_FAR)
                .survivor("Lorna", "a")
                .zombies("Walker", 1, "c")
                .zombies("Defiler", 1, "c")
                .token("freeze", "c")
                .spawn(1, "d")
                .cards("482")
                .run(new SpawnStep());
        assertThat(wall.count("Walker", "a")).isEqualTo(1);
        assertThat(wall.count("Defiler", "c")).isEqualTo(1);
        assertThat(wall.tokens("freeze", "c")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-59")
    void zombiesBesideASurvivorStay() {
        Wall wall = Wall.of(STAIRS_FAR)
                .survivor("Lorna", "a")
                .survivor("Ogon", "a")
                .survivor("Jenia", "c")
                .zombies("Walker", 1, "c")
                .spawn(1, "d")
                .cards("482")
                .run(new SpawnStep());
        assertThat(wall.count("Walker", "c")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-59")
    void zombiesOfTheFirstStepClimbInTheSecond() {
        Wall wall = Wall.of(STAIRS_FAR)
                .survivor("Lorna", "a")
                .corrupted("c")
                .spawn(1, "d")
                .cards("479")
                .run(new SpawnStep());
        assertThat(wall.count("Walker", "a")).isEqualTo(1);
        assertThat(wall.count("Walker", "c")).isZero();
    }

    @Test
    @Rule({"WD-SPAWN-01", "WD-SPAWN-05", "WD-EX-02", "WD-EX-20"})
    void tokensSpawnInOrderByTheHighestDanger() {
        Wall wall = Wall.of(".~.~.")
                .survivor("Ogon", "c")
                .survivor("Jenia", "c")
                .danger("Jenia", Danger.ORANGE)
                .spawn(2, "b")
                .spawn(1, "a")
                .cards("429", "447")
                .run(new SpawnStep());
        assertThat(wall.count("Walker", "a")).isEqualTo(6);
        assertThat(wall.count("Brute", "b")).isEqualTo(3);
        assertThat(wall.events(HordeEvent.ZombieCardDrawn.class))
                .extracting(HordeEvent.ZombieCardDrawn::spawn)
                .containsExactly("1", "2");
        assertThat(wall.wounds("Ogon") + wall.wounds("Jenia")).isZero();
        assertThat(wall.events(HordeEvent.ZombiesMoved.class)).isEmpty();
    }

    @Test
    @Rule("WD-SPAWN-04")
    void theZombieDeckIsShuffledAnew() {
        Wall wall = Wall.of(".~.")
                .survivor("Ogon", "b")
                .spawn(1, "a")
                .spawn(2, "a")
                .cards("429")
                .run(new SpawnStep());
        assertThat(wall.count("Walker", "a")).isEqualTo(4);
        assertThat(wall.cited(HordeEvent.DeckReshuffled.class)).containsExactly("WD-SPAWN-04");
    }

    @Test
    @Rule({"WD-XACT-01", "WD-GAP-65"})
    void anExtraActivationCardSpawnsNothing() {
        Wall wall = Wall.of(".~.~.~.")
                .survivor("Lorna", "d")
                .danger("Lorna", Danger.YELLOW)
                .zombies("Runner", 1, "a")
                .zombies("Walker", 1, "a")
                .spawn(1, "b")
                .cards("477")
                .run(new SpawnStep());
        assertThat(wall.count("Runner", "c")).isEqualTo(1);
        assertThat(wall.count("Walker", "a")).isEqualTo(1);
        assertThat(wall.table().zombies().total()).isEqualTo(2);
        assertThat(wall.cited(SiegeEvent.ExtraActivationRead.class)).containsExactly("WD-XACT-01");
    }

    @Test
    @Rule("WD-XACT-02")
    void atBlueItDoesNothing() {
        Wall wall = Wall.of(".~.~.")
                .survivor("Lorna", "c")
                .zombies("Runner", 1, "a")
                .spawn(1, "b")
                .cards("477")
                .run(new SpawnStep());
        assertThat(wall.count("Runner", "a")).isEqualTo(1);
        assertThat(wall.cited(SiegeEvent.ExtraActivationRead.class)).containsExactly("WD-XACT-02");
    }

    @Test
    @Rule({"WD-GAP-58", "WD-DEC-36"})
    void ofEqualDestinationsOneMayLetTheGroupStayBelow() {
        Wall wall = Wall.of(STAIRS_FAR)
                .survivor("Lorna", "a")
                .survivor("Ogon", "d")
                .zombies("Walker", 1, "c")
                .spawn(1, "d")
                .cards("482")
                .run(new SpawnStep());
        assertThat(wall.offered()).containsExactly("climb from T.c to T.a", "stay in T.c");
        wall.choose("stay in T.c");
        assertThat(wall.count("Walker", "c")).isEqualTo(1);
        assertThat(wall.events(HordeEvent.ZombiesMoved.class)).isEmpty();
    }

    @Test
    @Rule("WD-SIEGE-05")
    void groupsOfAllZonesClimbTogether() {
        Wall wall = Wall.of("=~=", "^ ^", ".~.")
                .survivor("Lorna", "a")
                .zombies("Walker", 1, "c")
                .zombies("Brute", 1, "d")
                .spawn(1, "d")
                .cards("482")
                .run(new SpawnStep());
        assertThat(wall.isDone()).isTrue();
        assertThat(wall.count("Walker", "a")).isEqualTo(1);
        assertThat(wall.count("Brute", "b")).isEqualTo(1);
        assertThat(wall.cited(HordeEvent.ZombiesMoved.class)).containsExactly("WD-SIEGE-05", "WD-SIEGE-05");
    }

    @Test
    @Rule({"WD-SIEGE-05", "WD-GAP-58"})
    void nobodyComesDownInASiege() {
        Wall wall = Wall.of("=^.|#")
                .survivor("Lorna", "c")
                .zombies("Walker", 1, "a")
                .spawn(1, "b")
                .cards("482")
                .run(new SpawnStep());
        assertThat(wall.count("Walker", "a")).isEqualTo(1);
    }

    @Test
    @Rule({"WD-SIEGE-02", "WD-SIEGE-03"})
    void theLastMiniaturesAreNoShortage() {
        Wall wall = Wall.of(".~.~.~.")
                .survivor("Lorna", "d")
                .corrupted("a", "b")
                .left("Walker", 2, "d")
                .spawn(1, "d")
                .cards("479")
                .run(new SpawnStep());
        assertThat(wall.isDone()).isTrue();
        assertThat(wall.count("Walker", "a")).isEqualTo(1);
        assertThat(wall.count("Walker", "b")).isEqualTo(1);
        assertThat(wall.events(SiegeEvent.AbominationCalled.class)).isEmpty();
    }
}
