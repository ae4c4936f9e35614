package redoubt.whitedeath.switches;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.Box.board;
import static redoubt.whitedeath.Box.corrupted;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Sight;
import redoubt.board.Terrain;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.Eyesight;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.spawning.CreatureDeck;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.beacon.SiegeEvent;
import redoubt.whitedeath.necromancer.Necromancers;
import redoubt.whitedeath.readings.HouseRules;
import redoubt.whitedeath.siege.Wall;
import redoubt.whitedeath.sight.LineOfSight;

/** House rulings on sight and on zombies in both readings. */
class SiegeReadingsTest {
    private static final LineOfSight ACROSS = LineOfSight.acrossStreets(Box.GROUND);
    private static final Ruling NO_SECOND_CARD = new OtherReading(HouseRules.SECOND_NECROMANCER);

    private static String seen(Terrain terrain, LineOfSight rule, String zone) {
        Sight sight = terrain.sight(rule);
        ZoneSet zones = sight.seen(terrain.board().zone("T." + zone).index());
        StringBuilder names = new StringBuilder();
        zones.forEachIndex(index -> names.append(terrain.board().name(index).substring(2)));
        return names.toString();
    }

    @Test
    @Rule("WD-GAP-33")
    void nobodySeesOverTheStreetIntoAnotherBuilding() {
        Table table = Scene.on("#:.~.:#:#").table();
        assertThat(Eyesight.sight(table).seen(0).contains(3)).isFalse();
    }

    @Test
    @Rule("WD-GAP-33")
    void otherwiseOneSeesTheFirstZoneBehindTheOpening() {
        Terrain terrain = board("#:#:.~.:#:#");
        assertThat(seen(terrain, ACROSS, "b")).isEqualTo("abcde");
        assertThat(seen(terrain, ACROSS, "e")).isEqualTo("bcdef");
        assertThat(seen(terrain, ACROSS, "a")).isEqualTo("ab");
        assertThat(seen(board("#:.~.|#"), ACROSS, "a")).isEqualTo("abc");
        assertThat(seen(board("#|.~.:#"), ACROSS, "d")).isEqualTo("bcd");
    }

    @Test
    @Rule("WD-GAP-33")
    void otherwiseRampartsStillBlockAndRoomsAreNoStreets() {
        assertThat(seen(board("#:.^=^.:#"), ACROSS, "a")).isEqualTo("ab");
        assertThat(seen(board("#:#:#"), ACROSS, "a")).isEqualTo("ab");
        assertThat(seen(corrupted(board("#:#:#"), "b"), ACROSS, "a")).isEqualTo("abc");
        assertThat(seen(board("#:%:#:#"), ACROSS.throughRuins(), "a")).isEqualTo("abc");
    }

    @Test
    @Rule("WD-GAP-33")
    void otherwiseSightIsStillMutual() {
        for (String rows : List.of("#:.~.:#:#", "%:.~.^=^.:#", ".:#:.:%|.", "#:%:.~.:%:#", "=|#:.:#|=")) {
            Terrain terrain = board(rows);
            for (LineOfSight rule : List.of(ACROSS, ACROSS.throughRuins())) {
                Sight sight = terrain.sight(rule);
                for (int one = 0; one < terrain.board().zoneCount(); one++) {
                    for (int other = 0; other < terrain.board().zoneCount(); other++) {
                        assertThat(sight.sees(one, other))
                                .as(rows + " " + one + " " + other)
                                .isEqualTo(sight.sees(other, one));
                    }
                }
            }
        }
    }

    @Test
    @Rule("WD-GAP-33")
    void otherwiseSurvivorsShootOverTheStreet() {
        assertThat(archer("#:.~.:#", "").turn("Ogon").offered("ranged")).isEmpty();
        assertThat(across(archer("#:.~.:#", "")).turn("Ogon").offered("ranged")).hasSize(1);
        assertThat(archer("#:%:.:#", "Ruins sight").turn("Ogon").offered("ranged"))
                .isEmpty();
        assertThat(across(archer("#:%:.:#", "")).turn("Ogon").offered("ranged")).isEmpty();
        assertThat(across(archer("#:%:.:#", "Ruins sight")).turn("Ogon").offered("ranged"))
                .hasSize(1);
    }

    private static Scene archer(String rows, String skills) {
        return Scene.on(rows)
                .survivor("Ogon", "a", skills)
                .card("Ogon", "hand1", "War Bow")
                .zombies("d", "Walker", 1);
    }

    private static Scene across(Scene scene) {
        return scene.with(table -> Otherwise.read(table, "WD-GAP-33"));
    }

    @Test
    @Rule("WD-GAP-33")
    void otherwiseZombiesSeeOverTheStreetToo() {
        Scene common = besieged().activate();
        assertThat(common.zombies("e")).as("towards the loudest").isEqualTo(1);
        Scene other = across(besieged()).activate();
        assertThat(other.zombies("c")).as("towards the one in sight").isEqualTo(1);
    }

    private static Scene besieged() {
        return Scene.on("#:.~.:#:#:#")
                .survivor("Ogon", "a", "")
                .survivor("Jenia", "f", "")
                .survivor("Lorna", "f", "")
                .zombies("d", "Walker", 1);
    }

    private static Wall entered(List<Ruling> rulings) {
        return Wall.of(Wall.EDITION, rulings, ".^=|#:.~.~.")
                .survivor("Lorna", "f")
                .token("beacon", "f")
                .spawn(2, "a")
                .cards("469", "482")
                .run(new SpawnStep())
                .spawn(1, "e")
                .cards("470", "482", "482");
    }

    @Test
    @Rule("WD-GAP-52")
    void aSecondNecromancerCardActivatesTheDefiler() {
        Wall wall = entered(List.of()).run(new SpawnStep());
        assertThat(wall.spawnAt("2")).isEqualTo("b");
    }

    @Test
    @Rule("WD-GAP-52")
    void otherwiseItHasNoEffect() {
        Wall wall = entered(List.of(NO_SECOND_CARD)).run(new SpawnStep());
        assertThat(wall.spawnAt("2")).isEqualTo("a");
        assertThat(wall.table().zombies().total(wall.kind("Defiler"))).isEqualTo(1);
        assertThat(wall.cited(SiegeEvent.NecromancerCalled.class)).containsExactly("WD-GAP-52");
    }

    @Test
    @Rule("WD-GAP-52")
    void withSeveralNecromancersTheirModeDecides() {
        Wall wall = entered(
                        List.of(NO_SECOND_CARD, Necromancers.SEVERAL, new CreatureDeck(Necromancers.DECK, List.of())))
                .deck(new CreatureDeck(Necromancers.DECK, List.of()).laidOut())
                .run(new SpawnStep());
        assertThat(wall.spawnAt("2")).isEqualTo("b");
    }
}
