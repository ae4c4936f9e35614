package redoubt.whitedeath.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.Box.GROUND;
import static redoubt.whitedeath.Box.WHITE_DEATH;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.board.Gait;
import redoubt.board.Paths;
import redoubt.board.Sight;
import redoubt.board.Terrain;
import redoubt.board.Zone;
import redoubt.board.ZoneId;
import redoubt.board.ZoneSet;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.rampart.RopeLadders;

/** Sights and distances on the boards of all missions, corruption applied, against figures worked out by another program. */
class MissionBoardsTest {
    private static MissionPage page(String id) {
        return WHITE_DEATH.mission("WD-" + id);
    }

    private static Terrain terrain(MissionPage plan) {
        return plan.terrain(WHITE_DEATH.corruption());
    }

    private static Sight sight(Terrain terrain) {
        return terrain.sight(WHITE_DEATH.print().sightRule());
    }

    @ParameterizedTest
    @CsvSource({
        "M00,  0,  3,  0, 3.2, -",
        "M01,  0,  6,  5, 5.7, -",
        "M02,  8,  4,  7, 5.7, 33V.d",
        "M03,  5,  8,  5, 6.3, -",
        "M04,  0,  8,  7, 7.2, -",
        "M05,  3,  8,  7, 6.9, -",
        "M06,  9, 11, 10, 7.9, -",
        "M07,  4,  8,  8, 7.9, -",
        "M08,  3,  8,  7, 6.7, -",
        "M09,  7,  7,  5, 6.0, -",
        "M10,  3,  5,  8, 6.3, -"
    })
    @Rule({"WD-LOS-15", "WD-LOS-17", "WD-LOS-18", "WD-LOS-19", "WD-LOS-20", "WD-GAP-136", "WD-CORR-01"})
    void sightsAreAsLongAsTheirTableSays(
            String id, int corrupted, int longestOnTheGround, int longestOfRamparts, String average, String byLadder) {
        MissionPage plan = page(id);
        Terrain terrain = terrain(plan);
        assertThat(terrain.ofKind(terrain.board().legend().zone("corruption")).size())
                .isEqualTo(corrupted);
        int onTheGround = 0;
        int ofRamparts = 0;
        int seen = 0;
        for (ZoneId viewer : terrain.board().zones()) {
            for (ZoneId zone : sight(terrain).seen(viewer)) {
                int range = sight(terrain).range(viewer, zone);
                boolean isOfRampart =
                        GROUND.isRampart(terrain, viewer.index()) || GROUND.isRampart(terrain, zone.index());
                ofRamparts = isOfRampart ? Math.max(ofRamparts, range) : ofRamparts;
                onTheGround = isOfRampart ? onTheGround : Math.max(onTheGround, range);
                seen += viewer.equals(zone) ? 0 : 1;
            }
        }
        assertThat(onTheGround).isEqualTo(longestOnTheGround);
        assertThat(ofRamparts).isEqualTo(longestOfRamparts);
        assertThat(String.format(
                        Locale.ROOT,
                        "%.1f",
                        (double) seen / terrain.board().zones().size()))
                .isEqualTo(average);
        assertThat(names(terrain, unreached(plan, terrain))).isEqualTo(byLadder);
    }

    private static ZoneSet unreached(MissionPage plan, Terrain terrain) {
        ZoneSet reached = ZoneSet.EMPTY;
        for (Zone start : plan.starts()) {
            reached = reached.or(terrain.paths(WHITE_DEATH.gaits().survivor()).reachable(start.index()));
        }
        return terrain.board().zones().minus(reached);
    }

    private static String names(Terrain terrain, ZoneSet zones) {
        List<String> names = new ArrayList<>();
        zones.forEach(zone -> names.add(terrain.board().name(zone)));
        names.sort(String::compareTo);
        return names.isEmpty() ? "-" : String.join(" ", names);
    }

    @Test
    @Rule({"WD-LOS-01", "WD-LOS-08"})
    void whoeverIsSeenSeesBackAtTheSameRange() {
        for (MissionPage plan : WHITE_DEATH.missions()) {
            for (Terrain terrain : List.of(Terrain.of(plan.board()), terrain(plan))) {
                for (ZoneId viewer : terrain.board().zones()) {
                    for (ZoneId zone : terrain.board().zones()) {
                        assertThat(sight(terrain).range(zone, viewer))
                                .as(
                                        "%s %s %s",
                                        plan.id(),
                                        terrain.board().name(viewer),
                                        terrain.board().name(zone))
                                .isEqualTo(sight(terrain).range(viewer, zone));
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "M00, 2/4, 0, #1 3 #2 3, 3/3, #1 3 #2 3, -, -",
        "M01, 9/10/2/6/2/5, 3, #1 7 #2 8 #3 6, 2/2/7/6/4/3, #1 6 #2 11 #3 5, -, 6 5 3",
        "M02, 3/11/4/8/4/2, 8, #1 11+15 #2 4+8 #3 8+4, 5/1/2/4/2/4, #1 5 #2 4 #3 6, -, 2 2 4",
        "M03, 11/13/5/4/9/3/6, 3, #1 11 #2 5 #3 10, 3/2/7/5/4/4/1, #1 8 #2 6 #3 5, #2, 6 3 3",
        "M04, 1/5/5/8/6, 4, #1 10 #2 7 #3 6, 6/3/5/5/3, #1 12 #2 9 #3 6, -, 5 4 6",
        "M05, 5/4/11/9/14/13, 14, #1 6 #2 10 #3 8, 5/4/3/3/4/1, #1 8 #2 4 #3 4, #2, 4 5 2",
        "M06, 11/11/6/9/3/7/5/6, 2, #1 10 #2 14 #3 7, 1/3/6/5/4/2/8/5, #1 8 #2 12 #3 5, -, 5 7 7",
        "M07, 7/5/7/5/2/7/8/4/7, 5, #1 8 #2 7 #3 9 #4 8, 5/4/2/4/5/4/3/7/8, #1 11 #2 4 #3 10 #4 7, #4, 5 4 7",
        "M08, 4/7/7/8/14/12, 14, #1 6 #2 3 #3 11, 1/7/3/4/3/5, #1 4 #2 5 #3 1, -, 8 2 7",
        "M09, 9/12/3/4/2/1, 1, #1 9+12 #2 4+7 #3 6+9, 3/1/3/5/4/8, #1 10 #2 5 #3 7, #1, 5 10 4",
        "M10, 6/2/5/1/4/6/4, 3, #1 6 #2 4 #3 7, 4/4/5/5/7/3/5, #1 5 #2 7 #3 4, -, 5 3 5"
    })
    @Rule({"WD-MOVE-02", "WD-MOVE-03", "WD-RAMP-02", "WD-RAMP-03", "WD-GAP-44", "WD-GAP-40"})
    void distancesAreAsTheirTableSays(
            String id,
            String objectives,
            int beacon,
            String spawnsToStart,
            String spawnToObjectives,
            String pushes,
            String spawnsSeen,
            String spawnToGuards) {
        MissionPage plan = page(id);
        Terrain terrain = terrain(plan);
        Gaits all = new Gaits(terrain);
        Zone lit = plan.head().marker("beacon").orElseThrow();
        List<Zone> spawns = plan.spawns().stream().map(MissionPage.Spawn::zone).toList();
        assertThat(joined(plan.objectiveZones(), zone -> all.nearest(all.survivor, plan.starts(), zone), "/"))
                .isEqualTo(objectives);
        assertThat(all.nearest(all.survivor, plan.starts(), lit)).isEqualTo(beacon);
        assertThat(plan.spawns().stream()
                        .map(spawn -> "#" + spawn.number() + " "
                                + plan.starts().stream()
                                        .map(start -> all.distance(all.zombie, spawn.zone(), start))
                                        .map(String::valueOf)
                                        .collect(Collectors.joining("+")))
                        .collect(Collectors.joining(" ")))
                .isEqualTo(spawnsToStart);
        assertThat(joined(plan.objectiveZones(), zone -> all.nearest(all.zombie, spawns, zone), "/"))
                .isEqualTo(spawnToObjectives);
        assertThat(plan.spawns().stream()
                        .map(spawn -> "#" + spawn.number() + " " + all.distance(all.unhindered, spawn.zone(), lit))
                        .collect(Collectors.joining(" ")))
                .isEqualTo(pushes);
        assertThat(spawnsSeen(plan, terrain)).isEqualTo(spawnsSeen);
        List<Zone> guards = plan.guards().stream().map(MissionPage.Group::zone).toList();
        assertThat(guards.isEmpty() ? "-" : joined(guards, zone -> all.nearest(all.zombie, spawns, zone), " "))
                .isEqualTo(spawnToGuards);
    }

    private static String spawnsSeen(MissionPage plan, Terrain terrain) {
        List<String> seen = new ArrayList<>();
        for (MissionPage.Spawn spawn : plan.spawns()) {
            for (Zone start : plan.starts()) {
                if (sight(terrain).sees(start.index(), spawn.zone().index())) {
                    seen.add("#" + spawn.number());
                }
            }
        }
        return seen.isEmpty() ? "-" : String.join(" ", seen);
    }

    private interface Measure {
        int of(Zone zone);
    }

    private static String joined(List<Zone> zones, Measure measure, String between) {
        return zones.stream().map(zone -> String.valueOf(measure.of(zone))).collect(Collectors.joining(between));
    }

    /** Distances on one terrain. */
    private static final class Gaits {
        private final Terrain terrain;
        private final Gait survivor = WHITE_DEATH.gaits().survivor();
        private final Gait zombie = WHITE_DEATH.gaits().zombie();
        private final Gait unhindered = WHITE_DEATH.gaits().unhindered();

        Gaits(Terrain terrain) {
            this.terrain = terrain;
        }

        int distance(Gait gait, Zone from, Zone to) {
            return terrain.paths(gait).distance(from.index(), to.index());
        }

        int nearest(Gait gait, List<Zone> from, Zone to) {
            int nearest = Paths.UNREACHABLE;
            for (Zone start : from) {
                int distance = distance(gait, start, to);
                boolean isBetter =
                        distance != Paths.UNREACHABLE && (nearest == Paths.UNREACHABLE || distance < nearest);
                nearest = isBetter ? distance : nearest;
            }
            return nearest;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "M01, banner, 27V.i, 9",
        "M05, exit, 33V.a, 4",
        "M06, exit, 33V.i, 7",
        "M07, exit, 27R.h, 7",
        "M08, banner, 33V.i, 13",
        "M09, exit, 26V.i, 10",
        "M10, exit, 31V.h, 6"
    })
    @Rule({"WD-RAMP-02", "WD-GAP-40"})
    void theWayToExitOrBannerIsAsLongAsTheTableSays(String id, String token, String zone, int moves) {
        MissionPage plan = page(id);
        Zone goal = plan.head().marker(token).orElseThrow();
        assertThat(goal.name()).isEqualTo(zone);
        Gaits all = new Gaits(terrain(plan));
        assertThat(all.nearest(all.survivor, plan.starts(), goal)).isEqualTo(moves);
    }

    @ParameterizedTest
    @CsvSource({"M05, 12", "M06, 7", "M07, 4", "M09, 11", "M10, 7"})
    @Rule({"WD-RAMP-02", "WD-CORR-03", "WD-GAP-40"})
    void theBeaconIsAsFarFromTheExitAsTheTableSays(String id, int moves) {
        MissionPage page = page(id);
        Terrain terrain = terrain(page);
        ZoneSet clean = terrain.board()
                .zones()
                .minus(terrain.ofKind(terrain.board().legend().zone("corruption")));
        boolean isBearerAfraidOfCorruption = id.equals("M05") || id.equals("M09");
        ZoneSet allowed = isBearerAfraidOfCorruption ? clean : terrain.board().zones();
        assertThat(terrain.paths(WHITE_DEATH.gaits().survivor())
                        .distance(
                                page.head().marker("beacon").orElseThrow().index(),
                                page.head().marker("exit").orElseThrow().index(),
                                allowed))
                .isEqualTo(moves);
    }

    @ParameterizedTest
    @CsvSource({
        "M06, 33V.d, 3",
        "M06, 34V.g, 18",
        "M06, 34V.i, 18",
        "M07, 30R.d, 13",
        "M07, 29R.d, 11",
        "M07, 31R.f, 3",
        "M10, 28V.c, 7",
        "M10, 29V.h, 7",
        "M10, 33R.d, 4"
    })
    @Rule({"WD-RAMP-02", "WD-MOVE-03"})
    void guardsAreAsFarFromTheExitAsTheTableSays(String id, String guards, int moves) {
        MissionPage page = page(id);
        Gaits all = new Gaits(terrain(page));
        Zone from = page.guards().stream()
                .map(MissionPage.Group::zone)
                .filter(zone -> zone.name().equals(guards))
                .findFirst()
                .orElseThrow();
        assertThat(all.distance(all.survivor, from, page.head().marker("exit").orElseThrow()))
                .isEqualTo(moves);
    }

    @ParameterizedTest
    @CsvSource({"33V.d, 33V.g, 5", "34V.g, 34V.d, 3", "34V.i, 34V.f, 3"})
    @Rule({"WD-LADDER-02", "WD-LADDER-03", "WD-GAP-40"})
    void aRopeLadderSparesTheGuardsOfMissionSixTheStairs(String guards, String foot, int byStairs) {
        Terrain printed = terrain(page("M06"));
        int from = Box.index(printed, guards);
        int to = Box.index(printed, foot);
        assertThat(printed.paths(WHITE_DEATH.gaits().survivor()).distance(from, to))
                .isEqualTo(byStairs);
        int edge = Box.edge(printed, guards, foot);
        Terrain ladder = RopeLadders.NONE.with(edge).applied(GROUND, printed, edge);
        assertThat(ladder.paths(WHITE_DEATH.gaits().survivor()).distance(from, to))
                .isEqualTo(1);
    }
}
