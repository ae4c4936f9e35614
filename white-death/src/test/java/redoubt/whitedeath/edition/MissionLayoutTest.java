package redoubt.whitedeath.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.Box.WHITE_DEATH;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.action.Search;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.MissionSetUp;
import redoubt.horde.print.PageHead;
import redoubt.horde.rulings.Eyesight;
import redoubt.horde.table.Objective;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.Turn;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.WhiteDeathGame;
import redoubt.whitedeath.rampart.RopeLadders;

class MissionLayoutTest {
    private static Table laid(MissionPage page) {
        MissionPlan plan = MissionLayout.of(WHITE_DEATH, page, List.of());
        SetUp setUp = SetUp.of(WhiteDeath.ID, page.id()).with("starting", "dealt");
        return MissionSetUp.lay(WhiteDeathGame.edition(WHITE_DEATH), plan, setUp, Luck.seeded(7))
                .table();
    }

    @Test
    @Rule({"WD-SET-02", "WD-SET-03", "WD-SET-10"})
    void everyMissionIsLaidOut() {
        for (MissionPage page : WHITE_DEATH.missions()) {
            Table table = laid(page);
            assertThat(table.terrain()).isEqualTo(page.terrain(WHITE_DEATH.corruption()));
            assertThat(table.survivors()).hasSize(6);
            assertThat(table.survivors()).map(Survivor::zone).allMatch(page.starts()::contains);
            assertThat(table.spawnPoints())
                    .map(SpawnPoint::zone)
                    .containsExactlyElementsOf(
                            page.spawns().stream().map(MissionPage.Spawn::zone).toList());
            assertThat(table.objectives())
                    .map(Objective::zone)
                    .containsExactlyInAnyOrderElementsOf(page.objectiveZones());
            for (PageHead.Marker marker : page.head().markers()) {
                assertThat(table.count(
                                WHITE_DEATH.print().token(marker.token()),
                                marker.zone().index()))
                        .isEqualTo(1);
            }
            assertThat(table.tokens()
                            .total(WHITE_DEATH.print().token("corruption").index()))
                    .isEqualTo(page.corruption().size());
            assertThat(table.allies().total(0))
                    .isEqualTo(page.guards().stream()
                            .mapToInt(MissionPage.Group::number)
                            .sum());
            assertThat(table.annexes().the(RopeLadders.class)).isEqualTo(RopeLadders.NONE);
        }
    }

    @Test
    @Rule("WD-MIS-03")
    void mixedObjectivesLieFaceDownWithAllTheirColours() {
        Table table = laid(WHITE_DEATH.mission("WD-M01"));
        assertThat(table.objectives()).allMatch(Objective::isFaceDown);
        assertThat(table.objectives())
                .map(Objective::colour)
                .containsExactlyInAnyOrder("red", "red", "red", "red", "blue", "green");
        assertThat(laid(WHITE_DEATH.mission("WD-M04")).objectives()).noneMatch(Objective::isFaceDown);
    }

    @Test
    @Rule("WD-SET-06")
    void thereAreThreeDecks() {
        Table table = laid(WHITE_DEATH.mission("WD-M03"));
        assertThat(table.deck(WhiteDeath.EQUIPMENT_DECK).draw().size()).isEqualTo(58);
        assertThat(table.deck(WhiteDeath.VAULT_DECK).draw().size()).isEqualTo(8);
        assertThat(table.deck(WhiteDeath.ZOMBIE_DECK).draw().size()).isEqualTo(56);
    }

    @Test
    @Rule({"WD-LOS-01", "WD-LOS-06"})
    void thoseWhoStandBetweenBlockNothing() {
        Table table = laid(WHITE_DEATH.mission("WD-M04"));
        int from = table.zone("27R.g").index();
        int far = table.zone("32V.h").index();
        assertThat(Eyesight.sight(table).sees(from, table.zone("27R.h").index()))
                .isTrue();
        Table crowded = table;
        for (int zone = 0; zone < table.terrain().board().zoneCount(); zone++) {
            crowded = crowded.withZombies(crowded.zombies().plus(zone, 1, 2))
                    .withAllies(crowded.allies().plus(zone, 0, 1));
        }
        for (int viewer = 0; viewer < table.terrain().board().zoneCount(); viewer++) {
            assertThat(Eyesight.sight(crowded).seen(viewer))
                    .isEqualTo(Eyesight.sight(table).seen(viewer));
        }
        assertThat(Eyesight.sight(crowded).sees(from, far))
                .isEqualTo(Eyesight.sight(table).sees(from, far));
    }

    private static boolean isSearchOffered(Table table, String zone) {
        Survivor searcher =
                table.survivors().getFirst().withZone(table.zone(zone)).withTurn(Turn.NONE.withActions(3));
        Menu menu = new Menu(searcher);
        new Search().offer(table.with(searcher), searcher, menu);
        return !menu.options().isEmpty();
    }

    @Test
    @Rule({"WD-RUIN-01", "WD-SEARCH-04", "WD-CORR-04"})
    void onlyRoomsAreSearched() {
        Table table = laid(WHITE_DEATH.mission("WD-M04"));
        assertThat(isSearchOffered(table, "27R.f")).isTrue();
        assertThat(isSearchOffered(table, "27R.d")).isFalse();
        assertThat(isSearchOffered(table, "27R.e")).isFalse();
        assertThat(isSearchOffered(table, "29R.e")).isFalse();
        Table corrupted = table.withTerrain(Box.corrupted(table.terrain(), "27R.f"));
        assertThat(isSearchOffered(corrupted, "27R.f")).isFalse();
    }
}
