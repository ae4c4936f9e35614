package redoubt.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WaitsTest {
    private static final long MILLISECOND = 1_000_000;

    /** Waits of 1, 2, 3 … milliseconds, the longest first. */
    private static Waits upTo(int milliseconds) {
        Waits waits = new Waits();
        IntStream.iterate(milliseconds, wait -> wait > 0, wait -> wait - 1)
                .forEach(wait -> waits.add(wait * MILLISECOND));
        return waits;
    }

    @ParameterizedTest
    @CsvSource({
        "100, 0.5, 50",
        "100, 0.99, 99",
        "100, 1, 100",
        "100, 0, 1",
        "100, 0.001, 1",
        "100, 0.991, 100",
        "3, 0.5, 2",
        "2, 0.5, 1",
        "1, 0.99, 1",
        "5000, 0.99, 4950"
    })
    void aShareOfAllDidNotWaitLonger(int count, double share, double milliseconds) {
        assertThat(upTo(count).milliseconds(share)).isEqualTo(milliseconds);
    }

    @Test
    void nobodyHasWaited() {
        assertThat(new Waits().milliseconds(0.99)).isZero();
        assertThat(new Waits().count()).isZero();
    }

    @Test
    void waitsAreCountedInMicrosecondsAndNeverOverflow() {
        Waits waits = new Waits();
        waits.add(1_999);
        assertThat(waits.milliseconds(1)).isEqualTo(0.001);
        waits.add(Long.MAX_VALUE);
        assertThat(waits.milliseconds(1)).isEqualTo(Integer.MAX_VALUE / 1000.0);
        assertThat(waits.count()).isEqualTo(2);
    }

    private static LoadResult result(double reached, int errors, int slow) {
        Waits waits = new Waits();
        for (int i = 0; i < 100; i++) {
            waits.add((i < slow ? 50 : 49) * MILLISECOND);
        }
        return new LoadResult(1000, reached, waits, waits, errors, 0, 1, 700);
    }

    @Test
    void aRateIsSustainedIfNearlyAllIsReachedInTimeAndWithoutErrors() {
        assertThat(result(1000, 0, 1).isSustained()).isTrue();
        assertThat(result(970, 0, 0).isSustained()).isTrue();
        assertThat(result(969, 0, 0).isSustained()).isFalse();
        assertThat(result(1000, 1, 0).isSustained()).isFalse();
        assertThat(result(1000, 0, 2).isSustained()).isFalse();
    }
}
