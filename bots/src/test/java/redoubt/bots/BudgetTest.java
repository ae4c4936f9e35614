package redoubt.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

class BudgetTest {
    private static int tries(Budget budget) {
        BooleanSupplier another = budget.begin();
        int tries = 1;
        while (another.getAsBoolean()) {
            tries++;
        }
        return tries;
    }

    @Test
    void triesAreCountedAnewForEachDecision() {
        Budget budget = Budget.tries(3);
        assertThat(tries(budget)).isEqualTo(3);
        assertThat(tries(budget)).isEqualTo(3);
    }

    @Test
    void oneTryIsAlwaysAllowed() {
        assertThat(tries(Budget.tries(0))).isEqualTo(1);
        assertThat(tries(Budget.cpuTime(Duration.ZERO))).isEqualTo(1);
    }

    @Test
    void timeSpentAsleepDoesNotCount() throws InterruptedException {
        BooleanSupplier another = Budget.cpuTime(Duration.ofMillis(200)).begin();
        Thread.sleep(300);
        assertThat(another.getAsBoolean()).isTrue();
        long end = System.nanoTime() + 30_000_000_000L;
        while (another.getAsBoolean() && System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        assertThat(another.getAsBoolean()).isFalse();
    }
}
