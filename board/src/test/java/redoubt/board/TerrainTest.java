package redoubt.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
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
        int once = asked.get();
        assertThat(printed.paths(counted)).isSameAs(paths);
        assertThat(asked).hasValue(once);
        Terrain changed = printed.with(stairs, board.legend().border("wall"));
        ZoneId from = board.zone("28R.c");
        assertThat(changed.paths(counted).neighbours(from).contains(board.zone("28R.f")))
                .isFalse();
        assertThat(paths.neighbours(from).contains(board.zone("28R.f"))).isTrue();
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
