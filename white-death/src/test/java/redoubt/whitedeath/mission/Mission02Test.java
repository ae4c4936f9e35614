package redoubt.whitedeath.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.mission.Scenario.BOX;
import static redoubt.whitedeath.mission.Scenario.mission;

import org.junit.jupiter.api.Test;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Objective;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.testkit.Rule;
import redoubt.whitedeath.mission.rules.MissionEvent;

class Mission02Test {
    private static final String TOME = "tome of purging";
    private static final String FRAGMENT = "tome fragment";

    private static Scenario tomes() {
        return mission("WD-M02");
    }

    private static String spawn(Scenario play, String name) {
        return play.table().spawnPoints().stream()
                .filter(spawn -> spawn.name().equals(name))
                .map(SpawnPoint::zone)
                .map(Object::toString)
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Rule({"WD-M02-04", "WD-DEC-05"})
    void survivorsAreSplitEvenlyAndObjectivesHidden() {
        Scenario play = tomes();
        assertThat(play.table().survivors())
                .map(Survivor::zone)
                .map(Object::toString)
                .containsExactlyInAnyOrder("32R.d", "32R.d", "32R.d", "29R.i", "29R.i", "29R.i");
        assertThat(play.table().objectives()).hasSize(6).allMatch(Objective::isFaceDown);
        assertThat(BOX.mission("WD-M02").corruption()).hasSize(8);
        assertThat(BOX.mission("WD-M02").head().card().difficulty()).isEqualTo("easy");
    }

    @Test
    @Rule({"WD-M02-05", "WD-M02-06"})
    void blueAndGreenAreTomes() {
        for (String colour : new String[] {"blue", "green"}) {
            Scenario play = tomes().colour("32R.c", colour)
                    .survivor("Ogon", "32R.c")
                    .turn("Ogon")
                    .choose("take objective");
            assertThat(play.points("Ogon")).isEqualTo(5);
            assertThat(play.survivor("Ogon").carried()).containsExactly(TOME);
            assertThat(play.rules()).contains("WD-M02-06");
        }
    }

    @Test
    @Rule({"WD-M02-05", "WD-M02-07", "WD-M02-06"})
    void redOnesAreFragmentsThatAreTraded() {
        Scenario play = tomes().colour("32R.c", "red")
                .survivor("Ogon", "32R.c")
                .survivor("Jenia", "32R.c")
                .turn("Ogon")
                .choose("take objective");
        assertThat(play.points("Ogon")).isEqualTo(5);
        assertThat(play.survivor("Ogon").carried()).containsExactly(FRAGMENT);
        play.choose("trade with Jenia", "give token tome fragment to Jenia");
        assertThat(play.survivor("Jenia").carried()).containsExactly(FRAGMENT);
    }

    @Test
    @Rule({"WD-M02-07", "WD-GAP-108"})
    void allFragmentsTogetherAreATomeForFree() {
        Scenario few = tomes().carrying("Ogon", FRAGMENT, FRAGMENT, FRAGMENT).turn("Ogon");
        assertThat(few.offered()).doesNotContain("restore tome");
        Scenario play = tomes().carrying("Ogon", FRAGMENT, FRAGMENT, FRAGMENT, FRAGMENT)
                .turn("Ogon")
                .choose("restore tome");
        assertThat(play.survivor("Ogon").carried()).containsExactly(TOME);
        assertThat(play.actions("Ogon")).isEqualTo(3);
        assertThat(play.rules()).contains("WD-M02-07");
    }

    @Test
    @Rule({"WD-M02-08", "WD-M02-09", "WD-M02-10"})
    void aTomeSendsTheSpawnTokenToTheFirstAndPurgesWhatIsConnected() {
        Scenario play = tomes().survivor("Ogon", "28V.h").carrying("Ogon", TOME).turn("Ogon");
        assertThat(play.decision().option("use tome on spawn 2").orElseThrow().marks())
                .containsExactly(MarkKind.ZONE.mark("28V.e"), MarkKind.SPAWN.mark("2"));
        play.choose("use tome on spawn 2");
        assertThat(spawn(play, "2")).isEqualTo("26V.b");
        assertThat(spawn(play, "1")).isEqualTo("26V.b");
        for (String zone : new String[] {"28V.e", "28V.b", "28V.f", "28V.d"}) {
            assertThat(play.kindOf(zone)).isNotEqualTo("corruption");
            assertThat(play.tokens("corruption", zone)).isZero();
        }
        assertThat(play.kindOf("33V.h")).as("the other chain stays").isEqualTo("corruption");
        assertThat(play.kindOf("33V.b")).isEqualTo("corruption");
        assertThat(play.survivor("Ogon").carried()).isEmpty();
        assertThat(play.actions("Ogon")).isEqualTo(2);
        assertThat(play.rules()).containsSubsequence("WD-M02-08", "WD-M02-09", "WD-M02-10");
    }

    @Test
    @Rule("WD-M02-10")
    void corruptionUnderOtherSpawnTokensGoesTooIfItIsConnected() {
        Scenario play = tomes().corrupt("28V.h")
                .survivor("Ogon", "28V.h")
                .carrying("Ogon", TOME)
                .turn("Ogon")
                .choose("use tome on spawn 2");
        assertThat(play.kindOf("33V.h")).isNotEqualTo("corruption");
        assertThat(spawn(play, "3")).isEqualTo("33V.h");
        assertThat(play.outcome()).isEqualTo("won WD-M02-03");
    }

    @Test
    @Rule("WD-M02-08")
    void aTomeNeedsANumberedSpawnTokenAtRangeZeroOrOne() {
        Scenario far = tomes().survivor("Ogon", "28V.g").carrying("Ogon", TOME).turn("Ogon");
        assertThat(far.offered()).noneMatch(key -> key.startsWith("use tome"));
        Scenario defiler = tomes().spawn("Defiler", "28V.g")
                .survivor("Ogon", "28V.g")
                .carrying("Ogon", TOME)
                .turn("Ogon");
        assertThat(defiler.offered()).noneMatch(key -> key.startsWith("use tome"));
        Scenario without = tomes().survivor("Ogon", "28V.h").turn("Ogon");
        assertThat(without.offered()).noneMatch(key -> key.startsWith("use tome"));
    }

    @Test
    @Rule("WD-GAP-106")
    void aTomeOnTheFirstTokenOnlyPurges() {
        Scenario play = tomes().corrupt("26V.b")
                .survivor("Ogon", "26V.a")
                .carrying("Ogon", TOME)
                .turn("Ogon")
                .choose("use tome on spawn 1");
        assertThat(spawn(play, "1")).isEqualTo("26V.b");
        assertThat(play.kindOf("26V.b")).isEqualTo("street");
        assertThat(play.events(MissionEvent.SpawnTokenMoved.class)).isEmpty();
    }

    @Test
    @Rule("WD-GAP-106")
    void theFirstTokenIsWhereItLiesNow() {
        Scenario play = tomes().spawn("1", "26V.h")
                .survivor("Ogon", "28V.h")
                .carrying("Ogon", TOME)
                .turn("Ogon")
                .choose("use tome on spawn 2");
        assertThat(spawn(play, "2")).isEqualTo("26V.h");
    }

    @Test
    @Rule({"WD-M02-03", "WD-WIN-01"})
    void noCorruptionLeftWins() {
        Scenario play = tomes().survivor("Ogon", "28V.h")
                .carrying("Ogon", TOME, TOME)
                .turn("Ogon")
                .choose("use tome on spawn 2");
        assertThat(play.outcome()).isEmpty();
        play.choose("end turn").survivor("Ogon", "33V.i").turn("Ogon").choose("use tome on spawn 3");
        assertThat(play.outcome()).isEqualTo("won WD-M02-03");
    }

    @Test
    @Rule("WD-GAP-107")
    void theGameIsLostOnceNoTomeCanBeHad() {
        Scenario play = tomes().objectives("red", "32R.c", "26V.c", "28V.a").carrying("Ogon", FRAGMENT);
        assertThat(play.turn("Ogon").choose("make noise").outcome())
                .as("four fragments can still be had")
                .isEmpty();
        play.choose("end turn");
        assertThat(play.corrupt("26V.c").outcome()).isEqualTo("lost WD-GAP-107");
        Scenario held = tomes().objectives("red", "32R.c").carrying("Ogon", TOME);
        assertThat(held.corrupt("32R.c").outcome()).isEmpty();
    }
}
