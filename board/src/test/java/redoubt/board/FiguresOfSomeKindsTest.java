package redoubt.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What is left of some figures when those of a kind or of a zone are taken off the board. */
class FiguresOfSomeKindsTest {
    private static final Figures THREE_KINDS =
            Figures.none(4, 3).plus(0, 0, 2).plus(0, 1, 1).plus(2, 1, 3).plus(3, 2, 1);

    @Test
    void onlyTheKindsAskedForAreLeft() {
        Figures left = THREE_KINDS.only(kind -> kind == 1);
        assertThat(left).isEqualTo(Figures.none(4, 3).plus(0, 1, 1).plus(2, 1, 3));
        assertThat(left.where()).isEqualTo(ZoneSet.of(0).with(2));
        assertThat(left.where(0).isEmpty()).isTrue();
    }

    @Test
    void aZoneThatLosesItsLastKindIsEmpty() {
        assertThat(THREE_KINDS.only(kind -> false)).isEqualTo(Figures.none(4, 3));
        assertThat(THREE_KINDS.only(kind -> false).where().isEmpty()).isTrue();
        assertThat(THREE_KINDS.without(2).where()).isEqualTo(ZoneSet.of(0).with(2));
    }

    @Test
    void whereNothingIsTakenAwayTheFiguresAreTheSame() {
        assertThat(THREE_KINDS.only(kind -> true)).isSameAs(THREE_KINDS);
        assertThat(Figures.none(4, 3).without(1)).isEqualTo(Figures.none(4, 3));
    }

    @Test
    void onlyTheZonesAskedForKeepTheirFigures() {
        Figures left = THREE_KINDS.only(ZoneSet.of(0).with(1).with(3));
        assertThat(left)
                .isEqualTo(Figures.none(4, 3).plus(0, 0, 2).plus(0, 1, 1).plus(3, 2, 1));
        assertThat(left.where()).isEqualTo(ZoneSet.of(0).with(3));
        assertThat(THREE_KINDS.only(ZoneSet.of(0).with(2).with(3))).isSameAs(THREE_KINDS);
    }
}
