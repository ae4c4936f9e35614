package redoubt.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SightTest {
    private final Board board = Samples.siege();
    private final Terrain terrain = Terrain.of(board);
    private final Sight plain = terrain.sight(new WallRules.Plain());

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
    void aStreetIsSeenAlongItsWholeLength() {
        assertThat(plain.seen(zone("32R.d"))).isEqualTo(zones("32R.d", "32R.e", "32R.f", "34R.d", "34R.e", "32R.a"));
        assertThat(plain.range(zone("32R.d"), zone("34R.e"))).isEqualTo(4);
        assertThat(plain.within(zone("32R.d"), 1, 2)).isEqualTo(zones("32R.a", "32R.e", "32R.f"));
    }

    @Test
    void aRoomIsSeenIntoButNotThrough() {
        assertThat(plain.sees(zone("28R.g"), zone("28R.i"))).isTrue();
        assertThat(plain.sees(zone("28R.g"), zone("29R.g"))).isFalse();
        assertThat(plain.sees(zone("28R.i"), zone("29R.g"))).isTrue();
        assertThat(plain.sees(zone("28R.i"), zone("29R.h"))).isFalse();
    }

    @Test
    void aZoneOfSeveralCellsLooksAlongAllItsLines() {
        assertThat(plain.seen(zone("34R.e")))
                .isEqualTo(zones("34R.e", "34R.c", "34R.h", "34R.d", "32R.f", "32R.e", "32R.d"));
    }

    @Test
    void sightMayGoOneWayOnly() {
        Sight woods = terrain.sight(new WallRules.Woods(false));
        assertThat(woods.sees(zone("32R.a"), zone("32R.d"))).isTrue();
        assertThat(woods.sees(zone("32R.d"), zone("32R.a"))).isFalse();
        assertThat(woods.watchers(zone("32R.d")))
                .isEqualTo(zones("32R.a", "32R.d", "32R.e", "32R.f", "34R.d", "34R.e"));
    }

    @Test
    void aRuleMayMakeSightMutual() {
        Sight woods = terrain.sight(new WallRules.Woods(true));
        assertThat(woods.sees(zone("32R.d"), zone("32R.a"))).isTrue();
        assertThat(woods.range(zone("32R.d"), zone("34R.e"))).isEqualTo(4);
    }

    @Test
    void aCameraLooksOneWay() {
        assertThat(plain.seen(zone("32R.e"), Side.E)).isEqualTo(zones("32R.e", "32R.f", "34R.d", "34R.e"));
        assertThat(plain.seen(zone("32R.e"), Side.W)).isEqualTo(zones("32R.e", "32R.d"));
    }

    @Test
    void aClosedBorderShutsTheView() {
        EdgeId edge = board.edges()
                .between(board.zone("32R.f"), board.zone("34R.d"))
                .getFirst()
                .id();
        Sight shut = terrain.with(edge, board.legend().border("wall")).sight(new WallRules.Plain());
        assertThat(shut.seen(zone("32R.d"))).isEqualTo(zones("32R.d", "32R.e", "32R.f", "32R.a"));
    }
}
