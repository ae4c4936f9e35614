package redoubt.whitedeath.corruption;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.Box.GROUND;
import static redoubt.whitedeath.Box.WHITE_DEATH;
import static redoubt.whitedeath.Box.board;
import static redoubt.whitedeath.Box.border;
import static redoubt.whitedeath.Box.corrupted;
import static redoubt.whitedeath.Box.edge;
import static redoubt.whitedeath.Box.index;
import static redoubt.whitedeath.Box.letters;

import org.junit.jupiter.api.Test;
import redoubt.board.Gait;
import redoubt.board.Terrain;
import redoubt.testkit.Rule;
import redoubt.whitedeath.rampart.RopeLadders;

class CorruptionTest {
    private static final Corruption CORRUPTION = WHITE_DEATH.corruption();

    private static String beside(Terrain terrain, Gait gait, String zone) {
        return letters(terrain, terrain.paths(gait).neighbours(index(terrain, zone)));
    }

    @Test
    @Rule({"WD-CORR-01", "WD-CORR-02"})
    void aCorruptedZoneIsNeitherBuildingNorRampart() {
        Terrain terrain = corrupted(board("#|%|=^."), "a", "b", "c", "d");
        for (String zone : new String[] {"a", "b", "c", "d"}) {
            assertThat(GROUND.isCorrupted(terrain, index(terrain, zone))).isTrue();
            assertThat(GROUND.isRampart(terrain, index(terrain, zone))).isFalse();
            assertThat(WHITE_DEATH.print().isBuilding(terrain.zoneKind(index(terrain, zone))))
                    .isFalse();
        }
    }

    @Test
    @Rule("WD-CORR-06")
    void corruptionOnCorruptionChangesNothing() {
        Terrain once = corrupted(board("#:#"), "a");
        assertThat(corrupted(once, "a")).isSameAs(once);
    }

    @Test
    @Rule({"WD-CORR-03", "WD-GAP-39"})
    void bordersBetweenCorruptionAreOpenWhateverIsPrinted() {
        Terrain terrain = board("#|%:.^==.");
        Terrain all = corrupted(terrain, "a", "b", "c", "d", "e");
        assertThat(border(all, "a", "b")).isEqualTo("open");
        assertThat(border(all, "b", "c")).isEqualTo("open");
        assertThat(border(all, "c", "d")).isEqualTo("open");
        assertThat(border(all, "d", "e")).isEqualTo("open");
    }

    @Test
    @Rule({"WD-CORR-03", "WD-GAP-39"})
    void wallsAndOpeningsTowardsPlainZonesRemain() {
        Terrain terrain = corrupted(board("#|#:#|."), "b");
        assertThat(border(terrain, "a", "b")).isEqualTo("wall");
        assertThat(border(terrain, "b", "c")).isEqualTo("doorway");
        assertThat(border(terrain, "c", "d")).isEqualTo("wall");
        assertThat(beside(terrain, WHITE_DEATH.gaits().survivor(), "b")).isEqualTo("c");
    }

    @Test
    @Rule("WD-GAP-40")
    void aFallenRampartIsAtStreetLevel() {
        Terrain terrain = corrupted(board(".~.|#", "^ = -", "=~=~="), "e");
        assertThat(border(terrain, "b", "e")).isEqualTo("open");
        assertThat(border(terrain, "d", "e")).isEqualTo("climb");
        assertThat(border(terrain, "e", "f")).isEqualTo("climb");
        assertThat(border(terrain, "a", "d")).isEqualTo("climb");
        assertThat(beside(terrain, WHITE_DEATH.gaits().survivor(), "e")).isEqualTo("b");
        assertThat(beside(terrain, WHITE_DEATH.gaits().zombie(), "d")).isEqualTo("ae");
        assertThat(beside(terrain, WHITE_DEATH.gaits().zombie(), "e")).isEqualTo("b");
    }

    @Test
    @Rule("WD-GAP-40")
    void aFallenRampartKeepsItsWallTowardsBuildings() {
        Terrain terrain = corrupted(board("=|#", "^ -", ".|%"), "a");
        assertThat(border(terrain, "a", "b")).isEqualTo("wall");
        assertThat(border(corrupted(terrain, "b"), "a", "b")).isEqualTo("open");
    }

    @Test
    @Rule({"WD-GAP-40", "WD-GAP-42"})
    void stairsWorkWhileOneOfTheirZonesIsARampart() {
        Terrain terrain = board(".==");
        assertThat(border(corrupted(terrain, "a"), "a", "b")).isEqualTo("stairs");
        assertThat(border(corrupted(terrain, "b"), "a", "b")).isEqualTo("open");
        assertThat(border(corrupted(terrain, "a", "b"), "a", "b")).isEqualTo("open");
    }

    @Test
    @Rule("WD-GAP-42")
    void corruptionInTheStreetLeavesTheClimbBesideIt() {
        Terrain terrain = corrupted(board(".^="), "a");
        assertThat(border(terrain, "a", "b")).isEqualTo("climb");
    }

    @Test
    @Rule("WD-GAP-88")
    void aLadderAtAFallenRampartHasNoEffectButHangsOn() {
        Terrain terrain = board(".^=");
        int edge = edge(terrain, "a", "b");
        RopeLadders ladders = RopeLadders.NONE.with(edge);
        Terrain hung = ladders.applied(GROUND, terrain, edge);
        assertThat(border(corrupted(hung, ladders, "a"), "a", "b")).isEqualTo("ladder");
        Terrain fallen = corrupted(hung, ladders, "b");
        assertThat(border(fallen, "a", "b")).isEqualTo("open");
        assertThat(ladders.hangAt(edge)).isTrue();
        assertThat(border(ladders.without(edge).applied(GROUND, fallen, edge), "a", "b"))
                .isEqualTo("open");
        assertThat(border(CORRUPTION.purge(fallen, index(terrain, "b"), ladders), "a", "b"))
                .isEqualTo("ladder");
    }

    @Test
    void purgingBringsBackWhatIsPrinted() {
        Terrain printed = board("#|%:.^==.");
        Terrain changed = corrupted(printed, "a", "b", "c", "d", "e");
        for (String zone : new String[] {"c", "a", "e", "d", "b"}) {
            changed = CORRUPTION.purge(changed, index(printed, zone), RopeLadders.NONE);
        }
        assertThat(changed).isEqualTo(printed);
        assertThat(CORRUPTION.purge(printed, 0, RopeLadders.NONE)).isSameAs(printed);
    }

    @Test
    @Rule({"WD-CORR-03", "WD-GAP-39", "WD-GAP-40"})
    void theOrderInWhichCorruptionSpreadsDoesNotMatter() {
        Terrain printed = board("#|%:.^==.", "- - ~ ^ ~", "#|.~.~.~.");
        assertThat(corrupted(printed, "a", "d", "b", "h")).isEqualTo(corrupted(printed, "h", "b", "d", "a"));
    }

    @Test
    @Rule("WD-EX-07")
    void aTrailOfCorruptionOpensRoomsAndRamparts() {
        Terrain trail = corrupted(board(".|#|=^."), "a", "b", "c");
        assertThat(trail.paths(WHITE_DEATH.gaits().zombie()).distance(index(trail, "a"), index(trail, "d")))
                .isEqualTo(3);
        assertThat(letters(trail, trail.sight(WHITE_DEATH.print().sightRule()).seen(index(trail, "a"))))
                .isEqualTo("abcd");
    }

    @Test
    @Rule("WD-M02-10")
    void purgingLeavesAloneWhatIsNotCorrupted() {
        Terrain terrain = board("#|#:.");
        Terrain burnt = terrain.withZone(index(terrain, "b"), GROUND.ruins());
        assertThat(CORRUPTION.purge(burnt, index(terrain, "b"), RopeLadders.NONE))
                .isEqualTo(burnt);
        Terrain corrupted = corrupted(burnt, "b");
        assertThat(CORRUPTION.purge(corrupted, index(terrain, "b"), RopeLadders.NONE))
                .isEqualTo(terrain);
    }
}
