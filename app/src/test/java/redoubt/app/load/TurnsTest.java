package redoubt.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.app.load.Turns.Turn;

class TurnsTest {
    private static final long START = 5_000_000_000L;
    private static final long SECOND = 1_000_000_000L;

    private final List<Turn> taken = new ArrayList<>();

    @Test
    void tablesTakeTurnsEvenlyOverThePeriod() {
        Turns turns = new Turns(4, 2, START);
        assertThat(turns.next()).isEqualTo(START);
        assertThat(turns.give(START + 3 * SECOND / 2, taken::add)).isZero();
        assertThat(taken)
                .containsExactly(
                        new Turn(0, START),
                        new Turn(1, START + SECOND / 2),
                        new Turn(2, START + SECOND),
                        new Turn(3, START + 3 * SECOND / 2));
        assertThat(turns.next()).isEqualTo(START + 2 * SECOND);
    }

    @Test
    void nothingIsGivenBeforeItIsDue() {
        Turns turns = new Turns(2, 1, START);
        assertThat(turns.give(START - 1, taken::add)).isZero();
        assertThat(taken).isEmpty();
        turns.give(START, taken::add);
        turns.give(START + SECOND - 1, taken::add);
        assertThat(taken).containsExactly(new Turn(0, START));
    }

    @Test
    void theRateIsKeptOverManyPeriods() {
        Turns turns = new Turns(500, 2000, START);
        for (long now = START; now < START + 10 * SECOND; now += SECOND / 1000) {
            turns.give(now, taken::add);
        }
        assertThat(taken).hasSizeBetween(19_990, 20_000);
        assertThat(taken.stream().filter(turn -> turn.place() == 0)).hasSize(40);
    }

    @Test
    void aTurnThatCannotBeTakenStaysDueAndDelaysNobodyElse() {
        Turns turns = new Turns(2, 2, START);
        assertThat(turns.give(START + SECOND / 2, turn -> turn.place() == 1 && taken.add(turn)))
                .isEqualTo(1);
        assertThat(taken).containsExactly(new Turn(1, START + SECOND / 2));
        assertThat(turns.next()).isEqualTo(START);
        assertThat(turns.give(START + 3 * SECOND / 4, taken::add)).isZero();
        assertThat(taken.getLast()).as("its wait counts from when it was due").isEqualTo(new Turn(0, START));
        assertThat(turns.next()).as("and what was missed is made up for").isEqualTo(START + SECOND);
    }
}
