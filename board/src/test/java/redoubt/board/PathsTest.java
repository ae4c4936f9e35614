package redoubt.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PathsTest {
    private final Board board = Samples.siege();
    private final Terrain terrain = Terrain.of(board);
    private final Paths walk = terrain.paths(WallRules.WALK);
    private final Paths drop = terrain.paths(WallRules.DROP);

    private int zone(String name) {
        return board.zone(name).index();
    }

    private ZoneSet zones(String... names) {
        ZoneSet set = ZoneSet.EMPTY;
        for (String name : names) {
            set = set.with(zone(name));
        }
        return set;
    }

    @Test
    void neighboursAreOneStepAway() {
        assertThat(walk.neighbours(board.zone("28R.f"))).isEqualTo(zones("28R.c", "28R.e", "29R.d"));
        assertThat(walk.neighbours(zone("28R.i"))).isEqualTo(zones("28R.h", "29R.g"));
    }

    @Test
    void distancesAreThoseOfTheMissionTable() {
        int start = zone("28R.h");
        assertThat(List.of("31V.b", "27V.d", "28R.d", "29R.e", "32R.c", "34R.c"))
                .map(objective -> walk.distance(start, zone(objective)))
                .containsExactly(9, 10, 2, 6, 2, 5);
        assertThat(walk.distance(start, zone("27V.i"))).isEqualTo(9);
        assertThat(drop.distance(zone("31V.d"), start)).isEqualTo(7);
        assertThat(drop.distance(zone("27V.b"), start)).isEqualTo(8);
        assertThat(drop.distance(zone("34R.g"), start)).isEqualTo(6);
    }

    @Test
    void passagesMayGoOneWayOnly() {
        assertThat(drop.neighbours(zone("28R.e")).contains(zone("28R.b"))).isTrue();
        assertThat(drop.neighbours(zone("28R.b")).contains(zone("28R.e"))).isFalse();
        assertThat(drop.distance(zone("28R.e"), zone("28R.b"))).isEqualTo(1);
        assertThat(drop.distance(zone("28R.b"), zone("28R.e"))).isEqualTo(3);
    }

    @Test
    void everyShortestPathCounts() {
        Tile square = Samples.tile(Samples.WALLS_AND_STREETS, "square", "....", """
                + ~ + ~ +
                ~ a ~ b ~
                + ~ + ~ +
                ~ c ~ d ~
                + ~ + ~ +
                """);
        Board plain = Board.of(Samples.WALLS_AND_STREETS, List.of(Samples.at(square, 0, 0)));
        Paths paths = Terrain.of(plain).paths(WallRules.WALK);
        ZoneId a = plain.zone("square.a");
        ZoneId b = plain.zone("square.b");
        ZoneId c = plain.zone("square.c");
        ZoneId d = plain.zone("square.d");
        assertThat(paths.firstSteps(a, d)).isEqualTo(ZoneSet.of(b, c));
        assertThat(paths.firstSteps(a.index(), ZoneSet.of(b, c))).isEqualTo(ZoneSet.of(b, c));
        assertThat(paths.nearest(a.index(), ZoneSet.of(c, d))).isEqualTo(ZoneSet.of(c));
        assertThat(paths.firstSteps(a, a)).isEqualTo(ZoneSet.EMPTY);
        assertThat(paths.within(a.index(), 1)).isEqualTo(ZoneSet.of(a, b, c));
    }

    @Test
    void whatCannotBeReachedHasNoFirstStep() {
        Terrain sealed = terrain;
        for (Edge edge : board.edges().of(board.zone("34R.e"))) {
            sealed = sealed.with(edge.id(), board.legend().border("wall"));
        }
        Paths paths = sealed.paths(WallRules.WALK);
        assertThat(paths.distance(zone("28R.h"), zone("34R.e"))).isEqualTo(Paths.UNREACHABLE);
        assertThat(paths.firstSteps(zone("28R.h"), zone("34R.e"))).isEqualTo(ZoneSet.EMPTY);
        assertThat(paths.firstSteps(zone("28R.h"), zones("34R.e"))).isEqualTo(ZoneSet.EMPTY);
        assertThat(paths.reachable(zone("28R.h"))).isEqualTo(board.zones().without(zone("34R.e")));
        assertThat(paths.reachable(zone("34R.e"))).isEqualTo(zones("34R.e"));
    }

    @Test
    void aWalkMayBeConfinedToSomeZones() {
        ZoneSet wall = board.ofKind(board.legend().zone("rampart"));
        assertThat(walk.reachable(zone("28R.c"), wall)).isEqualTo(wall.with(zone("28R.c")));
        assertThat(walk.distance(zone("28R.c"), zone("29R.f"), wall)).isEqualTo(4);
        assertThat(walk.distance(zone("28R.b"), zone("29R.f"), wall)).isEqualTo(Paths.UNREACHABLE);
    }
}
