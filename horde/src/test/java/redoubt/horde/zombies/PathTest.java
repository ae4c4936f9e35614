package redoubt.horde.zombies;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.table.Cite;
import redoubt.testkit.Rule;

/** By which way zombies go where they want to go. */
class PathTest {
    @Test
    @Cited(Cite.ZOMBIES_MOVE)
    void zombiesMoveOneZoneAlongTheShortestOpenPath() {
        // Round the houses it is four zones one way and six the other.
        Town town = Town.on(".~.~.~.", "~ - - ~", ".|#|#|.", "~ - - ~", ".~.~.~.")
                .survivor("Ana", "b", "")
                .zombies("l", "Walker", 2)
                .activate();
        assertThat(town.isDone()).isTrue();
        assertThat(town.zombies("h")).isEqualTo(2);
    }

    @Test
    @Rule("WD-PATH-02")
    void withoutAnOpenPathTheyGoAsIfThereWereNoObstaclesUntilOneStopsThem() {
        Town town = Town.on("=^.~.~.")
                .survivor("Ana", "a", "")
                .zombies("d", "Walker", 1)
                .activate();
        assertThat(town.zombies("c")).isEqualTo(1);
        town.activate();
        assertThat(town.zombies("b")).isEqualTo(1);
        town.activate();
        assertThat(town.zombies("b")).as("the rampart stops it").isEqualTo(1);
    }

    @Test
    @Rule("WD-PATH-02")
    void aWallStopsThemToo() {
        Town town = Town.on("#|.~.")
                .survivor("Ana", "a", "")
                .zombies("b", "Brute", 1)
                .activate();
        assertThat(town.zombies("b")).isEqualTo(1);
        assertThat(town.events(HordeEvent.ZombiesMoved.class)).isEmpty();
    }

    @Test
    @Cited(Cite.CHOOSE_PATH)
    @Rule({"WD-GAP-45", "WD-DEC-34"})
    void ofEquallyShortPathsAllPlayersChooseForEachZoneOfZombies() {
        Town town = Town.on(".~.~.", "~ - ~", ".|#|.", "~ - ~", ".~.~.")
                .survivor("Ana", "b", "")
                .survivor("Ben", "b", "")
                .seat("Ben", 2)
                .zombies("h", "Walker", 1)
                .twoSeats()
                .activate();
        assertThat(town.asked().id()).isEqualTo("CHOOSE_PATH");
        assertThat(town.seats().list()).hasSize(2);
        assertThat(town.offered()).containsExactly("go from T.h by T.g", "go from T.h by T.i");
        town.choose("go from T.h by T.i");
        assertThat(town.zombies("i")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-45")
    void aLongerWayIsNoCandidate() {
        Town town = Town.on(".~.~.", "~ - ~", ".|#|.", "~ - ~", ".~.~.")
                .survivor("Ana", "a", "")
                .zombies("h", "Walker", 1)
                .activate();
        assertThat(town.isDone()).isTrue();
        assertThat(town.zombies("g")).isEqualTo(1);
    }

    @Test
    @Rule("WD-PATH-04")
    void zombiesOfAZoneNeverSplit() {
        Town town = Town.on(".~.", "~ ~", ".~.")
                .survivor("Jenia", "d", "")
                .zombies("a", "Walker", 2)
                .activate();
        assertThat(town.offered()).containsExactly("go from T.a by T.b", "go from T.a by T.c");
        town.choose("go from T.a by T.c");
        assertThat(town.isDone()).as("one choice for both").isTrue();
        assertThat(town.zombies("c")).isEqualTo(2);
        assertThat(town.zombies("a") + town.zombies("b")).isZero();
    }

    @Test
    @Rule("WD-PATH-04")
    void differentKindsOfAZoneTakeTheSamePathToo() {
        Town town = Town.on(".~.", "~ ~", ".~.")
                .survivor("Jenia", "d", "")
                .zombies("a", "Walker", 1)
                .zombies("a", "Brute", 1)
                .activate();
        town.choose("go from T.a by T.b");
        assertThat(town.isDone()).isTrue();
        assertThat(town.zombies("b")).isEqualTo(2);
    }

    @Test
    @Rule("WD-GAP-46")
    void withoutAnOpenPathPlayersChooseAmongAllShortestWaysAndABlockedOneMeansStaying() {
        // From a the room d lies two zones off: over b through a wall, or straight at the wall of c.
        Town town = Town.on(".~.", "- -", "#|#").survivor("Ana", "d", "").zombies("a", "Walker", 1);
        town.activate();
        assertThat(town.asked().id()).isEqualTo("CHOOSE_PATH");
        assertThat(town.offered()).containsExactly("go from T.a by T.b", "go from T.a by T.c");
        town.choose("go from T.a by T.c");
        assertThat(town.zombies("a")).as("the wall stops it").isEqualTo(1);
        town.activate();
        town.choose("go from T.a by T.b");
        assertThat(town.zombies("b")).isEqualTo(1);
    }
}
