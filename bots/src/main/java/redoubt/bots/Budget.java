package redoubt.bots;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/** How much a bot may think about one decision. */
@FunctionalInterface
public interface Budget {
    /** Begins a decision; from then on it says, after each try, whether there may be another. */
    BooleanSupplier begin();

    /** The same, as long as somebody allows it, who is asked after each try. */
    default Budget asLongAs(BooleanSupplier isAllowed) {
        return () -> {
            BooleanSupplier left = begin();
            return () -> isAllowed.getAsBoolean() && left.getAsBoolean();
        };
    }

    /** So many tries, however long they take: with the same seed, a bot makes the same choices on every machine. */
    static Budget tries(int count) {
        return () -> new BooleanSupplier() {
            private int left = count;

            @Override
            public boolean getAsBoolean() {
                return --left > 0;
            }
        };
    }

    /** So much CPU time of the thread that thinks, however busy the machine is. */
    static Budget cpuTime(Duration time) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return () -> {
            long end = threads.getCurrentThreadCpuTime() + time.toNanos();
            return () -> threads.getCurrentThreadCpuTime() < end;
        };
    }
}
