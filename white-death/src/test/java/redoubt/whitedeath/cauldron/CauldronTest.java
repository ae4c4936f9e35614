package redoubt.whitedeath.cauldron;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.mission.Scenario.board;

import org.junit.jupiter.api.Test;
import redoubt.testkit.Rule;
import redoubt.whitedeath.mission.Scenario;

class CauldronTest {
    @Test
    @Rule({"WD-CAUL-01", "WD-DEC-24"})
    void aSurvivorCarriesTheCauldronForThreeActions() {
        Scenario play =
                board(".~.~.").survivor("Ogon", "b").token("cauldron", "b").turn("Ogon");
        assertThat(play.offered()).contains("move cauldron T.a", "move cauldron T.c");
        play.choose("move cauldron T.c");
        assertThat(play.tokens("cauldron", "c")).isEqualTo(1);
        assertThat(play.tokens("cauldron", "b")).isZero();
        assertThat(play.survivor("Ogon").zone()).isEqualTo(play.zone("c"));
        assertThat(play.actions("Ogon")).isZero();
        assertThat(play.rules()).contains("WD-CAUL-01");
    }

    @Test
    @Rule("WD-CAUL-01")
    void itNeedsThreeActionsAndTheCauldronInTheOwnZone() {
        Scenario spent = board(".~.")
                .survivor("Ogon", "a")
                .token("cauldron", "a")
                .turn("Ogon")
                .choose("make noise");
        assertThat(spent.offered()).noneMatch(key -> key.contains("cauldron"));
        Scenario apart =
                board(".~.").survivor("Ogon", "a").token("cauldron", "b").turn("Ogon");
        assertThat(apart.offered()).noneMatch(key -> key.contains("cauldron"));
    }

    @Test
    @Rule({"WD-CAUL-02", "WD-GAP-72"})
    void stairsAreNeededUpAndDownAndALadderNeverServes() {
        Scenario up = board("=~=", "= ^", ".~.")
                .survivor("Ogon", "d")
                .carrying("Ogon", "rope ladder")
                .token("cauldron", "d")
                .token("cauldron", "c")
                .turn("Ogon")
                .choose("place rope ladder T.b", "end turn");
        assertThat(up.turn("Ogon").offered())
                .contains("move T.b", "move cauldron T.c")
                .doesNotContain("move cauldron T.b");
        Scenario stairs = up.choose("move T.c", "end turn").turn("Ogon");
        assertThat(stairs.offered()).contains("move cauldron T.a");
        Scenario down = board("=~=", "= ^", ".~.")
                .survivor("Ogon", "b")
                .token("cauldron", "b")
                .turn("Ogon");
        assertThat(down.offered()).contains("move cauldron T.a").doesNotContain("move cauldron T.d");
        Scenario downStairs = board("=~=", "= ^", ".~.")
                .survivor("Ogon", "a")
                .token("cauldron", "a")
                .turn("Ogon");
        assertThat(downStairs.offered()).contains("move cauldron T.c");
    }

    @Test
    @Rule({"WD-CAUL-03", "WD-GAP-71"})
    void movesOfCauldronsAreNeitherLengthenedNorHinderedByAnything() {
        Scenario play = board(".~.~.")
                .survivor("Ogon", "a", "+1 Zone per Move")
                .zombies(4, "Walker", "a")
                .token("cauldron", "a")
                .turn("Ogon")
                .choose("move cauldron T.b");
        assertThat(play.survivor("Ogon").zone()).isEqualTo(play.zone("b"));
        assertThat(play.offered()).as("the turn is over").containsExactly("wait");
    }

    @Test
    @Rule("WD-CAUL-03")
    void wallClimbersCarryNoCauldronUp() {
        Scenario play = board("=", "^", ".")
                .survivor("Ogon", "b", "Wall climber")
                .token("cauldron", "b")
                .turn("Ogon");
        assertThat(play.offered()).contains("move T.a").noneMatch(key -> key.contains("cauldron"));
    }

    @Test
    @Rule({"WD-CAUL-05", "WD-CAUL-06", "WD-ABOM-01", "WD-RAMP-05"})
    void everythingBelowDiesAndThePourerGainsAllPoints() {
        Scenario play = board("=~=", "^ ^", ".~.")
                .survivor("Ogon", "a")
                .token("cauldron", "a")
                .deck("vault", "Ice Bow")
                .guards(2, "c")
                .zombies(3, "Walker", "c")
                .zombies(1, "Khan", "c")
                .zombies(1, "Walker", "d")
                .turn("Ogon");
        assertThat(play.offered()).contains("pour cauldron T.c").doesNotContain("pour cauldron T.b");
        play.choose("pour cauldron T.c");
        assertThat(play.zombiesIn("c")).isZero();
        assertThat(play.guardsIn("c")).isZero();
        assertThat(play.zombiesIn("d")).isEqualTo(1);
        assertThat(play.tokens("cauldron", "a")).isZero();
        assertThat(play.points("Ogon")).isEqualTo(8);
        assertThat(play.actions("Ogon")).isZero();
        assertThat(play.rules()).contains("WD-CAUL-05");
    }

    @Test
    @Rule("WD-CAUL-05")
    void survivorsBelowDieToo() {
        Scenario play = board("=", "^", ".")
                .survivor("Ogon", "a")
                .survivor("Jenia", "b")
                .card("Jenia", "Heavy Armor")
                .token("cauldron", "a")
                .turn("Ogon")
                .choose("pour cauldron T.b");
        assertThat(play.outcome()).isEqualTo("lost WD-WIN-02");
    }

    @Test
    @Rule({"WD-CAUL-05", "WD-RAMP-05", "WD-CORR-02"})
    void onlyARampartServesToPour() {
        Scenario street =
                board(".~.").survivor("Ogon", "a").token("cauldron", "a").turn("Ogon");
        assertThat(street.offered()).noneMatch(key -> key.startsWith("pour"));
        Scenario fallen = board("=~=", "^ ^", ".~.")
                .survivor("Ogon", "a")
                .token("cauldron", "a")
                .corrupt("a")
                .turn("Ogon");
        assertThat(fallen.offered()).noneMatch(key -> key.startsWith("pour"));
    }

    @Test
    @Rule("WD-GAP-73")
    void aFreeActionOfAKindIsNoPartOfTheThree() {
        Scenario play = board(".~.")
                .survivor("Ogon", "a", "+1 free Move Action")
                .token("cauldron", "a")
                .turn("Ogon")
                .choose("make noise");
        assertThat(play.offered()).noneMatch(key -> key.contains("cauldron"));
    }

    @Test
    @Rule("WD-GAP-134")
    void whatACauldronKillsStillLeavesItsWeapon() {
        Scenario play = board("=", "^", ".")
                .survivor("Ogon", "a")
                .token("cauldron", "a")
                .deck("vault", "Ice Bow")
                .zombies(1, "Khan", "b")
                .turn("Ogon")
                .choose("pour cauldron T.b");
        assertThat(play.table().dropped()).hasSize(1);
        assertThat(play.table().dropped().getFirst().zone()).isEqualTo(play.zone("b"));
    }

    @Test
    @Rule({"WD-CAUL-05", "WD-GAP-43"})
    void itIsPouredWhereThePourerSees() {
        String[] wall = {"=", "-", "#"};
        Scenario blocked =
                board(wall).survivor("Ogon", "a").token("cauldron", "a").turn("Ogon");
        assertThat(blocked.offered()).noneMatch(key -> key.startsWith("pour"));
        Scenario ghost = board(wall)
                .survivor("Ogon", "a", "Ghost sight")
                .token("cauldron", "a")
                .turn("Ogon");
        assertThat(ghost.offered()).contains("pour cauldron T.b");
    }
}
