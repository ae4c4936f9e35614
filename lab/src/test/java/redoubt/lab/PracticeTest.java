package redoubt.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.kernel.SetUp;
import redoubt.toy.Gate;
import redoubt.toy.ToyGame;

class PracticeTest {
    private static final List<SetUp> GATE = List.of(SetUp.of("toy", "TY-M03").withSeats(2));

    private static Practice.Practised practised(double before, int threads, List<Integer> rounds) {
        Practice<Gate> practice = new Practice<>(new ToyGame(), GATE, 8, 60, 1, threads);
        return practice.from(new double[] {before}, 100, rounds::add);
    }

    /** Keepers who think little of bars shoot instead, and lose a night that they could win. */
    @Test
    void practiceFindsWhatWins() {
        List<Integer> rounds = new ArrayList<>();
        Practice.Practised found = practised(0.5, 1, rounds);
        assertThat(found.habits()[0]).isGreaterThan(0.5);
        assertThat(found.score().games()).isEqualTo(100);
        assertThat(found.score().onlyOther()).isGreaterThan(found.score().onlyOne());
        assertThat(rounds).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
    }

    @Test
    void theSameSeedFindsTheSameHoweverManyPlay() {
        assertThat(practised(0.5, 2, new ArrayList<>()).habits())
                .containsExactly(practised(0.5, 1, new ArrayList<>()).habits());
    }

    @Test
    void whatIsForSomethingNeverTurnsAgainstIt() {
        assertThat(practised(-3, 1, new ArrayList<>()).habits()[0]).isPositive();
    }
}
