package redoubt.whitedeath.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.mission.Scenario.BOX;
import static redoubt.whitedeath.mission.Scenario.mission;

import org.junit.jupiter.api.Test;
import redoubt.horde.table.Objective;
import redoubt.testkit.Rule;
import redoubt.whitedeath.mission.rules.MissionEvent;

class Mission08Test {
    private static final String BANNER = "33V.i";

    private static Scenario heroes() {
        return mission("WD-M08");
    }

    @Test
    @Rule("WD-M08-04")
    void theBannerStandsAndObjectivesAreHidden() {
        assertThat(BOX.mission("WD-M08").head().card().difficulty()).isEqualTo("hard");
        assertThat(heroes().tokens("banner", BANNER)).isEqualTo(1);
        assertThat(heroes().table().objectives()).hasSize(6).allMatch(Objective::isFaceDown);
    }

    @Test
    @Rule("WD-M08-05")
    void redObjectivesGivePointsAndARelic() {
        Scenario play = heroes().colour("26R.i", "red")
                .survivor("Ogon", "26R.i")
                .survivor("Jenia", "26R.i")
                .turn("Ogon")
                .choose("take objective");
        assertThat(play.points("Ogon")).isEqualTo(5);
        assertThat(play.survivor("Ogon").carried()).containsExactly("relic");
        assertThat(play.rules()).contains("WD-M08-05").doesNotContain("WD-M08-07");
        play.choose("trade with Jenia", "give token relic to Jenia");
        assertThat(play.survivor("Jenia").carried()).containsExactly("relic");
    }

    @Test
    @Rule({"WD-M08-07", "WD-MIS-04"})
    void blueAndGreenGiveAVaultWeaponOrPoints() {
        for (String colour : new String[] {"blue", "green"}) {
            Scenario play = heroes().colour("26R.i", colour)
                    .survivor("Ogon", "26R.i")
                    .turn("Ogon")
                    .choose("take objective")
                    .settleCards();
            assertThat(play.cards("Ogon")).hasSize(1);
            assertThat(play.rules()).contains("WD-M08-07");
            Scenario empty = heroes().deck("vault")
                    .colour("26R.i", colour)
                    .survivor("Ogon", "26R.i")
                    .turn("Ogon")
                    .choose("take objective");
            assertThat(empty.points("Ogon")).isEqualTo(5);
        }
    }

    @Test
    @Rule({"WD-M08-06", "WD-DEC-29"})
    void aRelicMovesASpawnTokenNearbyToTheBanner() {
        Scenario play = heroes().spawn("Defiler", "26R.g")
                .survivor("Ogon", "26R.e")
                .carrying("Ogon", "relic")
                .turn("Ogon");
        assertThat(play.offered())
                .filteredOn(key -> key.startsWith("use relic"))
                .containsExactly("use relic on spawn 1");
        play.choose("use relic on spawn 1");
        assertThat(play.table().spawnPoints())
                .filteredOn(spawn -> spawn.name().equals("1"))
                .allMatch(spawn -> spawn.zone().name().equals(BANNER));
        assertThat(play.survivor("Ogon").carried()).isEmpty();
        assertThat(play.actions("Ogon")).isEqualTo(2);
        assertThat(play.rules()).contains("WD-M08-06");
        assertThat(play.events(MissionEvent.TokenUsed.class)).hasSize(1);
        assertThat(heroes().spawn("4", BANNER)
                        .survivor("Ogon", BANNER)
                        .carrying("Ogon", "relic")
                        .turn("Ogon")
                        .offered())
                .as("what lies there already")
                .doesNotContain("use relic on spawn 4");
    }

    @Test
    @Rule("WD-M08-06")
    void itMustBeAtRangeZeroOrOne() {
        assertThat(heroes().survivor("Ogon", "26R.f")
                        .carrying("Ogon", "relic")
                        .turn("Ogon")
                        .offered())
                .noneMatch(key -> key.startsWith("use relic"));
        assertThat(heroes().survivor("Ogon", "26R.d")
                        .carrying("Ogon", "relic")
                        .turn("Ogon")
                        .offered())
                .contains("use relic on spawn 1");
        assertThat(heroes().spawn("Defiler", "33V.h")
                        .survivor("Ogon", "33V.h")
                        .carrying("Ogon", "relic")
                        .turn("Ogon")
                        .offered())
                .as("never that of the Defiler")
                .noneMatch(key -> key.startsWith("use relic"));
    }

    @Test
    @Rule({"WD-M08-03", "WD-WIN-01"})
    void allSpawnTokensAtTheBannerWin() {
        Scenario play = heroes().spawn("1", BANNER)
                .spawn("2", BANNER)
                .survivor("Ogon", "29R.h")
                .carrying("Ogon", "relic")
                .turn("Ogon");
        assertThat(play.outcome()).isEmpty();
        assertThat(play.choose("use relic on spawn 3").outcome()).isEqualTo("won WD-M08-03");
    }

    @Test
    @Rule("WD-M08-03")
    void aDefilerSpawnElsewhereMustGoFirst() {
        Scenario play = heroes().spawn("1", BANNER)
                .spawn("2", BANNER)
                .spawn("Defiler", "32V.c")
                .survivor("Ogon", "29R.h")
                .carrying("Ogon", "relic")
                .turn("Ogon")
                .choose("use relic on spawn 3");
        assertThat(play.outcome()).isEmpty();
    }

    @Test
    @Rule("WD-GAP-118")
    void tooFewRelicsForTheTokensOutsideLose() {
        Scenario enough = heroes().objectives("red", "26R.i", "28V.a", "33V.f")
                .turn("Ogon")
                .choose("make noise");
        assertThat(enough.outcome()).isEmpty();
        enough.choose("end turn");
        assertThat(enough.corrupt("33V.f").outcome()).isEqualTo("lost WD-GAP-118");
        Scenario held = heroes().objectives("red", "26R.i", "28V.a", "33V.f").carrying("Ogon", "relic");
        assertThat(held.corrupt("33V.f").outcome()).isEmpty();
    }

    @Test
    @Rule({"WD-GAP-118", "WD-M08-03"})
    void theTokenOfTheDefilerNeedsNoRelic() {
        assertThat(heroes().spawn("Defiler", "26R.g")
                        .colour("26R.i", "red")
                        .corrupt("26R.i")
                        .outcome())
                .isEmpty();
    }

    @Test
    @Rule("WD-GAP-118")
    void onlyRedObjectivesAreRelics() {
        Scenario play = heroes().objectives("red", "26R.i", "28V.a").objective("33V.f", "blue");
        assertThat(play.turn("Ogon").outcome())
                .as("two relics for three tokens, and a blue objective")
                .isEqualTo("lost WD-GAP-118");
        Scenario green = heroes().objectives("red", "26R.i", "28V.a").objective("33V.f", "green");
        assertThat(green.turn("Ogon").outcome()).isEqualTo("lost WD-GAP-118");
    }
}
