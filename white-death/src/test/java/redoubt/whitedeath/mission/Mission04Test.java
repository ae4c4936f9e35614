package redoubt.whitedeath.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.mission.Scenario.BOX;
import static redoubt.whitedeath.mission.Scenario.mission;

import org.junit.jupiter.api.Test;
import redoubt.horde.combat.EliminateAllies;
import redoubt.horde.table.Objective;
import redoubt.testkit.Rule;
import redoubt.whitedeath.edition.MissionPage;

class Mission04Test {
    private static Scenario scorched() {
        return mission("WD-M04").noGuards();
    }

    private static Scenario burning() {
        return scorched()
                .survivor("Ogon", "31R.e")
                .card("Ogon", "Dragon Bile")
                .card("Ogon", "Torch")
                .zombies(2, "Walker", "31R.d")
                .zombies(1, "Khan", "31R.a")
                .turn("Ogon")
                .choose("dragon fire 31R.d");
    }

    @Test
    @Rule("WD-M04-05")
    void objectivesLieFaceUpAndNoneOnTheTileOfTheBeacon() {
        MissionPage page = BOX.mission("WD-M04");
        assertThat(page.head().card().difficulty()).isEqualTo("medium");
        Scenario play = mission("WD-M04");
        assertThat(play.table().objectives()).hasSize(5).noneMatch(Objective::isFaceDown);
        assertThat(play.table().objectives())
                .map(objective -> objective.zone().name())
                .noneMatch(zone -> zone.startsWith("26V"));
        assertThat(play.table().allies().total()).isEqualTo(12);
    }

    @Test
    @Rule({"WD-M04-06", "WD-MIS-04"})
    void blueAndGreenGiveAVaultWeapon() {
        Scenario play = scorched()
                .survivor("Ogon", "29R.e")
                .survivor("Jenia", "33V.f")
                .turn("Ogon")
                .choose("take blue objective")
                .settleCards()
                .choose("end turn")
                .deck("vault")
                .turn("Jenia")
                .choose("take green objective");
        assertThat(play.cards("Ogon")).hasSize(1);
        assertThat(play.points("Jenia")).isEqualTo(5);
        assertThat(play.rules()).contains("WD-M04-06");
    }

    @Test
    @Rule("WD-M04-07")
    void redObjectivesCannotBeTaken() {
        assertThat(scorched().survivor("Ogon", "31R.d").turn("Ogon").offered())
                .noneMatch(key -> key.contains("objective"));
    }

    @Test
    @Rule({"WD-M04-07", "WD-M04-08", "WD-GAP-112"})
    void dragonFireAtTheObjectiveBurnsTheWholeBuilding() {
        Scenario play = burning();
        assertThat(play.table().objectives()).hasSize(4);
        assertThat(play.zombiesIn("31R.d")).isZero();
        assertThat(play.zombiesIn("31R.a"))
                .as("in the other zone of the building")
                .isZero();
        assertThat(play.points("Ogon"))
                .as("2 Walkers, 5 for the building, the Khan")
                .isEqualTo(12);
        assertThat(play.kindOf("31R.d")).isEqualTo("ruins");
        assertThat(play.kindOf("31R.f")).as("another building").isEqualTo("room");
        assertThat(play.rules()).contains("WD-M04-08");
        assertThat(play.outcome()).isEmpty();
    }

    @Test
    @Rule("WD-M04-08")
    void survivorsInTheBuildingDie() {
        Scenario play = scorched()
                .survivor("Ogon", "31R.e")
                .survivor("Jenia", "31R.a")
                .card("Ogon", "Dragon Bile")
                .card("Ogon", "Torch")
                .turn("Ogon")
                .choose("dragon fire 31R.d");
        assertThat(play.outcome()).isEqualTo("lost WD-WIN-02");
    }

    @Test
    @Rule("WD-M04-07")
    void dragonFireElsewhereBurnsNoBuilding() {
        Scenario play = scorched()
                .survivor("Ogon", "31R.d")
                .card("Ogon", "Dragon Bile")
                .card("Ogon", "Torch")
                .turn("Ogon")
                .choose("dragon fire 31R.a");
        assertThat(play.table().objectives()).hasSize(5);
        assertThat(play.kindOf("31R.d")).isEqualTo("room");
        assertThat(play.points("Ogon")).isZero();
    }

    @Test
    @Rule({"WD-M04-03", "WD-WIN-01"})
    void theThirdFireWins() {
        Scenario play = burning();
        String[][] fires = {{"27R.e", "27R.d"}, {"32V.h", "32V.i"}};
        for (String[] fire : fires) {
            assertThat(play.outcome()).isEmpty();
            play.discardAll("Jenia")
                    .survivor("Jenia", fire[0])
                    .card("Jenia", "Dragon Bile")
                    .card("Jenia", "Torch")
                    .turn("Jenia")
                    .choose("dragon fire " + fire[1]);
        }
        assertThat(play.outcome()).isEqualTo("won WD-M04-03");
    }

    @Test
    @Rule({"WD-M04-04", "WD-WIN-03"})
    void oneGuardEliminatedLoses() {
        Scenario play = mission("WD-M04");
        play.run(new EliminateAllies(play.zone("27R.a"), 0, 1));
        assertThat(play.outcome()).isEqualTo("lost WD-M04-04");
    }

    @Test
    @Rule("WD-GAP-112")
    void aRedObjectiveLostToCorruptionLosesTheGame() {
        assertThat(mission("WD-M04").corrupt("31R.d").outcome()).isEqualTo("lost WD-GAP-112");
        assertThat(mission("WD-M04").corrupt("29R.e").outcome())
                .as("the blue one")
                .isEmpty();
    }

    @Test
    @Rule("WD-M04-07")
    void noOtherAttackAndNoOtherColourSetsABuildingOnFire() {
        Scenario shot = scorched()
                .survivor("Ogon", "31R.e")
                .card("Ogon", "Short Bow")
                .zombies(1, "Walker", "31R.d")
                .dice(6)
                .turn("Ogon")
                .choose("ranged Short Bow 31R.d");
        assertThat(shot.zombiesIn("31R.d")).isZero();
        assertThat(shot.kindOf("31R.d")).isEqualTo("room");
        assertThat(shot.table().objectives()).hasSize(5);
    }

    @Test
    @Rule({"WD-M04-08", "WD-GAP-112"})
    void whatIsCorruptedInTheBuildingStaysSo() {
        Scenario play = scorched()
                .corrupt("31R.a")
                .survivor("Ogon", "31R.e")
                .card("Ogon", "Dragon Bile")
                .card("Ogon", "Torch")
                .turn("Ogon")
                .choose("dragon fire 31R.d");
        assertThat(play.kindOf("31R.d")).isEqualTo("ruins");
        assertThat(play.kindOf("31R.a")).isEqualTo("corruption");
    }

    @Test
    @Rule({"WD-M04-03", "WD-M04-07"})
    void dragonFireAtABlueObjectiveBurnsNothing() {
        Scenario play = scorched()
                .survivor("Ogon", "29R.e")
                .card("Ogon", "Dragon Bile")
                .card("Ogon", "Torch")
                .zombies(1, "Walker", "29R.e")
                .survivor("Ogon", "29R.b")
                .turn("Ogon");
        play.choose("dragon fire 29R.e");
        assertThat(play.zombiesIn("29R.e")).isZero();
        assertThat(play.table().objectives()).hasSize(5);
        assertThat(play.rules()).doesNotContain("WD-M04-08");
        assertThat(play.kindOf("29R.e")).isEqualTo(scorched().kindOf("29R.e"));
    }
}
