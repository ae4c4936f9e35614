package redoubt.horde.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What some games keep on a table besides what all of them have. */
class AnnexesTest {
    private record Clock(int hour) implements Annexes.Annex {}

    private record Weather(String sky) implements Annexes.Annex {}

    @Test
    void ofEachKindThereIsOneInItsPlace() {
        Annexes annexes = Annexes.NONE.with(new Clock(1)).with(new Weather("grey"));
        assertThat(annexes.with(new Clock(2)).all()).containsExactly(new Clock(2), new Weather("grey"));
        assertThat(annexes.with(new Weather("blue")).all()).containsExactly(new Clock(1), new Weather("blue"));
        assertThat(annexes.find(Weather.class)).contains(new Weather("grey"));
        assertThat(Annexes.NONE.find(Clock.class)).isEmpty();
    }
}
