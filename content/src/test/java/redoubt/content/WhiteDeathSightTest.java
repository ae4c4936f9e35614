package redoubt.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.board.Board;
import redoubt.board.Edge;
import redoubt.board.Sight;
import redoubt.board.SightRule;
import redoubt.board.Terrain;
import redoubt.board.ZoneId;
import redoubt.board.ZoneSet;

/** A demanding sight rule, views over walls from ramparts and corruption, can be said and gives the known figures. */
class WhiteDeathSightTest {
    private final Library library = Library.read(ContentFolder.of(WhiteDeathSightTest.class, "white-death"));

    private static String kind(Terrain terrain, int zone) {
        return terrain.kind(new ZoneId(zone)).name();
    }

    private static boolean indoors(Terrain terrain, int zone) {
        return terrain.kind(new ZoneId(zone)).building();
    }

    /** The pairs of kinds that see each other; a view into or out of a building does not cross a rampart. */
    private static final class PairRules implements SightRule {
        private static final int CLEAR = 0;
        private static final int BLOCKED = 1;
        private static final int CROSSED = 2;

        @Override
        public int slot() {
            return 0;
        }

        @Override
        public int begin(Terrain terrain, int viewer) {
            return CLEAR;
        }

        @Override
        public int follow(Terrain terrain, int memory, int viewer, int edge, int zone) {
            if (kind(terrain, viewer).equals("rampart")) {
                return kind(terrain, zone).equals("room") ? SightRule.pass(0) : SightRule.seeAndPass(0);
            }
            boolean wall = terrain.board()
                    .legend()
                    .borders()
                    .get(terrain.edgeKind(edge))
                    .name()
                    .equals("wall");
            int onward = wall ? BLOCKED : memory;
            if (kind(terrain, zone).equals("rampart")) {
                onward = indoors(terrain, viewer) ? BLOCKED : onward | CROSSED;
                return kind(terrain, viewer).equals("room") ? SightRule.pass(onward) : SightRule.seeAndPass(onward);
            }
            if (!indoors(terrain, zone)) {
                return (onward & BLOCKED) == 0 ? SightRule.seeAndPass(onward) : SightRule.pass(BLOCKED);
            }
            boolean beside = terrain.board().edges().across(edge, zone) == viewer;
            boolean seen = onward == CLEAR && (beside || !indoors(terrain, viewer));
            return seen ? SightRule.seeAndPass(BLOCKED) : SightRule.pass(BLOCKED);
        }
    }

    private static Terrain corrupted(Board board, MissionText mission) {
        Terrain terrain = Terrain.of(board);
        ZoneSet corrupt = ZoneSet.EMPTY;
        for (Word word : mission.words("corruption")) {
            corrupt = corrupt.with(board.zone(word.text()));
        }
        for (ZoneId zone : corrupt) {
            terrain = terrain.with(zone, board.legend().zone("street"));
        }
        for (Edge edge : board.edges().all()) {
            boolean first = corrupt.contains(edge.first());
            boolean second = corrupt.contains(edge.second());
            if (first && second) {
                terrain = terrain.with(edge.id(), board.legend().border("open"));
            } else if (first || second) {
                ZoneId old = first ? edge.first() : edge.second();
                ZoneId other = first ? edge.second() : edge.first();
                if (board.kind(old).name().equals("rampart")) {
                    String border = switch (board.kind(other).name()) {
                        case "street" -> "open";
                        case "rampart" -> "climb";
                        default -> "wall";
                    };
                    terrain = terrain.with(edge.id(), board.legend().border(border));
                }
            }
        }
        return terrain;
    }

    @ParameterizedTest
    @CsvSource({
        "WD-M00, 3, 0, 3.2", "WD-M01, 6, 5, 5.7", "WD-M02, 4, 7, 5.7", "WD-M03, 8, 5, 6.3", "WD-M04, 8, 7, 7.2",
        "WD-M05, 8, 7, 6.9", "WD-M06, 11, 10, 7.4", "WD-M07, 8, 8, 7.9", "WD-M08, 8, 7, 6.7", "WD-M09, 7, 4, 6.0",
        "WD-M10, 5, 8, 6.3"
    })
    void sightsAgreeWithTheTable(String id, int ground, int rampart, String average) {
        MissionText mission = library.mission(id);
        Board board = library.board(mission).orElseThrow();
        Terrain terrain = corrupted(board, mission);
        Sight sight = terrain.sight(new PairRules());
        int longestGround = 0;
        int longestRampart = 0;
        int pairs = 0;
        for (ZoneId viewer : board.zones()) {
            for (ZoneId seen : sight.seen(viewer)) {
                assertThat(sight.sees(seen, viewer)).isTrue();
                boolean high = kind(terrain, viewer.index()).equals("rampart")
                        || kind(terrain, seen.index()).equals("rampart");
                int range = sight.range(viewer, seen);
                longestGround = high ? longestGround : Math.max(longestGround, range);
                longestRampart = high ? Math.max(longestRampart, range) : longestRampart;
                pairs += viewer.equals(seen) ? 0 : 1;
            }
        }
        assertThat(longestGround).isEqualTo(ground);
        assertThat(longestRampart).isEqualTo(rampart);
        assertThat(String.format(
                        Locale.ROOT, "%.1f", (double) pairs / board.zones().size()))
                .isEqualTo(average);
    }
}
