package redoubt.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

class PathsPropertyTest {
    private static final int FAR = 1000;
    private final Board board = Samples.siege();

    /** Walls off some edges and compares with distances worked out by relaxing every pair over every zone. */
    @RepeatedTest(60)
    void agreesWithTheSlowWay(RepetitionInfo time) {
        Random random = new Random(time.getCurrentRepetition());
        Terrain terrain = Terrain.of(board);
        for (int walled = time.getCurrentRepetition(); walled > 0; walled--) {
            terrain = terrain.withEdge(
                    random.nextInt(board.edges().count()),
                    board.legend().border("wall").index());
        }
        Paths paths = terrain.paths(WallRules.DROP);
        int[][] slow = slow(paths);
        for (int from = 0; from < board.zoneCount(); from++) {
            for (int to = 0; to < board.zoneCount(); to++) {
                int expected = slow[from][to] >= FAR ? Paths.UNREACHABLE : slow[from][to];
                assertThat(paths.distance(from, to)).isEqualTo(expected);
                assertThat(paths.reachable(from).contains(to)).isEqualTo(expected >= 0);
                assertThat(paths.reachableOf(from, ZoneSet.of(to)).contains(to)).isEqualTo(expected >= 0);
                assertThat(paths.firstSteps(from, to)).isEqualTo(steps(paths, slow, from, to));
            }
        }
    }

    private static ZoneSet steps(Paths paths, int[][] slow, int from, int to) {
        ZoneSet steps = ZoneSet.EMPTY;
        for (ZoneId next : paths.neighbours(from)) {
            boolean onTheWay = slow[from][to] < FAR && slow[next.index()][to] + 1 == slow[from][to];
            steps = onTheWay ? steps.with(next) : steps;
        }
        return steps;
    }

    private int[][] slow(Paths paths) {
        int count = board.zoneCount();
        int[][] steps = new int[count][count];
        for (int from = 0; from < count; from++) {
            for (int to = 0; to < count; to++) {
                steps[from][to] = from == to ? 0 : paths.neighbours(from).contains(to) ? 1 : FAR;
            }
        }
        for (int over = 0; over < count; over++) {
            for (int from = 0; from < count; from++) {
                for (int to = 0; to < count; to++) {
                    steps[from][to] = Math.min(steps[from][to], steps[from][over] + steps[over][to]);
                }
            }
        }
        return steps;
    }
}
