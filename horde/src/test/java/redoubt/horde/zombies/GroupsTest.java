package redoubt.horde.zombies;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.ZoneSet;
import redoubt.horde.fixture.Town;
import redoubt.horde.table.SurvivorId;
import redoubt.testkit.Rule;

/** Which zombies decide together, and that all of them move at the same time. */
class GroupsTest {
    @Test
    @Rule("WD-GAP-49")
    void anAbominationIsDecidedForItself() {
        Town town = Town.on(".~.", "~ ~", ".~.")
                .survivor("Ana", "d", "")
                .zombies("a", "Walker", 1)
                .zombies("a", "Giant", 1)
                .activate();
        town.choose("go from T.a by T.b");
        assertThat(town.isDone()).as("a second choice in the same zone").isFalse();
        town.choose("go from T.a by T.c");
        assertThat(town.zombies("b", "Walker")).isEqualTo(1);
        assertThat(town.zombies("c", "Giant")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-49")
    void runnersAreDecidedAnewInTheirSecondAction() {
        Town town = Town.on(".~.~.", "~ ~ ~", ".~.~.", "~ ~ ~", ".~.~.")
                .survivor("Ana", "i", "")
                .zombies("a", "Walker", 1)
                .zombies("a", "Runner", 1)
                .activate();
        town.choose("go from T.a by T.b");
        assertThat(town.zombies("b")).as("one group in the first action").isEqualTo(2);
        assertThat(town.offered()).containsExactly("go from T.b by T.c", "go from T.b by T.e");
        town.choose("go from T.b by T.e");
        assertThat(town.zombies("e", "Runner")).isEqualTo(1);
        assertThat(town.zombies("b", "Walker")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-49")
    void zombiesInDifferentZonesChooseSeparately() {
        Town town = Town.on(".~.", "~ ~", ".~.", "~ ~", ".~.")
                .survivor("Ana", "d", "")
                .zombies("a", "Walker", 1)
                .zombies("e", "Walker", 1)
                .activate();
        assertThat(town.offered()).containsExactly("go from T.a by T.b", "go from T.a by T.c");
        town.choose("go from T.a by T.b");
        assertThat(town.offered()).containsExactly("go from T.e by T.c", "go from T.e by T.f");
    }

    @Test
    @Rule("WD-GAP-50")
    void allMovesOfAStepAreSimultaneous() {
        Town towardsTheEnd = Town.on(".~.~.~.")
                .survivor("Ana", "d", "")
                .zombies("a", "Walker", 3)
                .zombies("b", "Walker", 2)
                .zombies("c", "Walker", 1)
                .activate();
        assertThat(row(towardsTheEnd)).containsExactly(0, 3, 2, 1);
        Town towardsTheBeginning = Town.on(".~.~.~.")
                .survivor("Ana", "a", "")
                .zombies("b", "Walker", 1)
                .zombies("c", "Walker", 2)
                .zombies("d", "Walker", 3)
                .activate();
        assertThat(row(towardsTheBeginning)).containsExactly(1, 2, 3, 0);
    }

    private static List<Integer> row(Town town) {
        return List.of(town.zombies("a"), town.zombies("b"), town.zombies("c"), town.zombies("d"));
    }

    @Test
    @Rule("WD-GAP-49")
    void aTauntedGroupHasOneWayToo() {
        Town town = Town.on(".~.", "~ ~", ".~.")
                .survivor("Ana", "d", "")
                .zombies("a", "Walker", 1)
                .zombies("a", "Brute", 1);
        SurvivorId ana = town.id("Ana");
        town.play(List.of(new ActivateZombies(new Activation(List.of(), ZoneSet.of(0), Optional.of(ana)))));
        town.choose("go from T.a by T.c");
        assertThat(town.zombies("c")).isEqualTo(2);
    }
}
