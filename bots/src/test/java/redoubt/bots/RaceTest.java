package redoubt.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class RaceTest {
    private static Race of(double[]... futures) {
        Race race = new Race(futures[0].length);
        for (double[] future : futures) {
            race.add(future);
        }
        return race;
    }

    private static double[] future(double... values) {
        return values;
    }

    @Test
    void nobodyIsDroppedBeforeFourFutures() {
        Race race = of(future(1, 0), future(1, 0), future(1, 0));
        assertThat(race.running()).containsExactly(0, 1);
        race.add(future(1, 0));
        assertThat(race.running()).containsExactly(0);
    }

    @Test
    void thePairedDifferenceCountsNotTheSpread() {
        // The luck of a future swings both from 0.1 to 0.9; the second is always 0.02 to 0.04 behind.
        Race race = of(future(0.9, 0.88), future(0.1, 0.06), future(0.7, 0.68), future(0.3, 0.26));
        assertThat(race.error(0)).isGreaterThan(0.15);
        assertThat(race.difference(0, 1).mean()).isCloseTo(0.03, within(1e-9));
        assertThat(race.difference(0, 1).error()).isCloseTo(0.01155 / 2, within(1e-4));
        assertThat(race.running()).containsExactly(0);
    }

    @Test
    void whoeverIsCloseStaysInTheRace() {
        Race race = of(future(1, 0, 0), future(0, 1, 0), future(1, 1, 0), future(1, 0, 0));
        assertThat(race.leader()).isZero();
        assertThat(race.running()).containsExactly(0, 1);
        race.add(future(0, 1));
        race.add(future(0, 1));
        assertThat(race.samples(2)).isEqualTo(4);
        assertThat(race.samples(1)).isEqualTo(6);
        assertThat(race.leader()).isEqualTo(1);
    }

    @Test
    void onlySharedFuturesAreCompared() {
        Race race = of(future(1, 0, 0), future(0, 1, 0), future(1, 1, 0), future(1, 1, 0));
        assertThat(race.running()).containsExactly(0, 1);
        race.add(future(0, 1));
        assertThat(race.difference(0, 2).mean()).isEqualTo(0.75);
        assertThat(race.difference(1, 0).mean()).isEqualTo(0.2);
    }

    @Test
    void candidatesThatFareAlikeNeedNoMoreFutures() {
        Race race = new Race(2);
        for (int i = 0; i < 16; i++) {
            assertThat(race.running()).hasSize(2);
            race.add(future(i % 2, i % 2));
        }
        assertThat(race.running()).containsExactly(0);
    }
}
