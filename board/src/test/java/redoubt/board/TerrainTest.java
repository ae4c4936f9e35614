package redoubt.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class TerrainTest {
    private final Board board = Samples.siege();
    private final Terrain printed = Terrain.of(board);
    private final EdgeId stairs = board.edges()
            .between(board.zone("28R.c"), board.zone("28R.f"))
            .getFirst()
            .id();

    @Test
    void isEqualByContent() {
        BorderKind wall = board.legend().border("wall");
        BorderKind open = printed.kind(stairs);
        Terrain changed = printed.with(stairs, wall);
        assertThat(changed).isNotEqualTo(printed);
        assertThat(changed).isEqualTo(Terrain.of(Samples.siege()).with(stairs, wall));
        assertThat(changed).hasSameHashCodeAs(Terrain.of(board).with(stairs, wall));
        assertThat(changed.with(stairs, open)).isEqualTo(printed);
        assertThat(printed.with(stairs, open)).isSameAs(printed);
    }

    @Test
    void keepsTheKindOfEveryZone() {
        ZoneId rampart = board.zone("28R.f");
        ZoneKind street = board.legend().zone("street");
        Terrain corrupted = printed.with(rampart, street);
        assertThat(corrupted.kind(rampart)).isEqualTo(street);
        assertThat(corrupted.ofKind(street)).isEqualTo(printed.ofKind(street).with(rampart));
        assertThat(board.kind(rampart).name()).isEqualTo("rampart");
    }

    @Test
    void answersAreWorkedOutOnceAndAnewAfterAChange() {
        AtomicInteger asked = new AtomicInteger();
        Gait counted = new Gait("counted", 7, (terrain, edge, _, _) -> {
            asked.incrementAndGet();
            return terrain.edgeKind(edge) != board.legend().border("wall").index();
        });
        Paths paths = printed.paths(counted);
        paths.neighbours(0);
        int once = asked.get();
        assertThat(once).isPositive();
        assertThat(printed.paths(counted)).isSameAs(paths);
        paths.neighbours(0);
        assertThat(asked).hasValue(once);
        Terrain changed = printed.with(stairs, board.legend().border("wall"));
        ZoneId from = board.zone("28R.c");
        assertThat(changed.paths(counted).neighbours(from).contains(board.zone("28R.f")))
                .isFalse();
        assertThat(paths.neighbours(from).contains(board.zone("28R.f"))).isTrue();
    }

    @Test
    void pathsOutliveAChangedZoneWhosePassagesAreTheSame() {
        ZoneKind street = board.legend().zone("street");
        ZoneKind room = board.legend().zone("room");
        ZoneId below = board.zone("28R.c");
        Paths drop = printed.paths(WallRules.DROP);
        Paths walk = printed.paths(WallRules.WALK);
        Terrain furnished = printed.with(below, room);
        assertThat(furnished.paths(WallRules.DROP)).isSameAs(drop);
        assertThat(furnished.paths(WallRules.WALK)).isSameAs(walk);
        // Nobody can drop from a rampart that is none any more.
        Terrain levelled = furnished.with(board.zone("28R.e"), street);
        assertThat(levelled.paths(WallRules.WALK)).isSameAs(walk);
        assertThat(levelled.paths(WallRules.DROP)).isNotSameAs(drop);
        assertThat(drop.neighbours(board.zone("28R.e")).contains(board.zone("28R.b")))
                .isTrue();
        assertThat(levelled.paths(WallRules.DROP)
                        .neighbours(board.zone("28R.e"))
                        .contains(board.zone("28R.b")))
                .isFalse();
    }

    /** Asked before or after the change, in whatever order, paths are those of the terrain as it is. */
    @RepeatedTest(20)
    void keptPathsAreThoseOfTheTerrainAsItIs(RepetitionInfo time) {
        Random random = new Random(time.getCurrentRepetition());
        Terrain terrain = printed;
        for (int change = 0; change < 30; change++) {
            terrain.paths(WallRules.DROP).distance(random.nextInt(53), random.nextInt(53));
            terrain = terrain.withZone(
                    random.nextInt(53), random.nextInt(board.legend().zones().size()));
            terrain = terrain.withEdge(
                    random.nextInt(board.edges().count()),
                    random.nextInt(board.legend().borders().size()));
        }
        Terrain fresh = Terrain.of(board);
        for (int zone = 0; zone < board.zoneCount(); zone++) {
            fresh = fresh.withZone(zone, terrain.zoneKind(zone));
        }
        for (int edge = 0; edge < board.edges().count(); edge++) {
            fresh = fresh.withEdge(edge, terrain.edgeKind(edge));
        }
        for (int from = 0; from < board.zoneCount(); from++) {
            for (int to = 0; to < board.zoneCount(); to++) {
                assertThat(terrain.paths(WallRules.DROP).distance(from, to))
                        .isEqualTo(fresh.paths(WallRules.DROP).distance(from, to));
            }
        }
    }

    @Test
    void twoRulesInOneSlotAreNotMixedUp() {
        Gait everywhere = new Gait("ghost", WallRules.WALK.slot(), (_, _, _, _) -> true);
        int from = board.zone("28R.b").index();
        int to = board.zone("28R.e").index();
        assertThat(printed.paths(WallRules.WALK).distance(from, to)).isEqualTo(3);
        assertThat(printed.paths(everywhere).distance(from, to)).isEqualTo(1);
        assertThat(printed.paths(WallRules.WALK).distance(from, to)).isEqualTo(3);
    }

    @Test
    void manyThreadsGetTheSameAnswers() {
        Terrain shared = Terrain.of(board);
        SightRule rule = new WallRules.Plain();
        List<String> answers = IntStream.range(0, 200)
                .parallel()
                .mapToObj(i -> board.zones().toString()
                        + shared.sight(rule).seen(i % 53)
                        + shared.paths(WallRules.DROP).distance(i % 53, (i * 7) % 53))
                .toList();
        List<String> expected = IntStream.range(0, 200)
                .mapToObj(i -> board.zones().toString()
                        + printed.sight(rule).seen(i % 53)
                        + printed.paths(WallRules.DROP).distance(i % 53, (i * 7) % 53))
                .toList();
        assertThat(answers).isEqualTo(expected);
    }
}
