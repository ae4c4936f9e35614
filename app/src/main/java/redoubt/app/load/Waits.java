package redoubt.app.load;

import java.util.Arrays;

/** How long everybody waited, in microseconds. */
final class Waits {
    private int[] all = new int[1024];
    private int count;

    void add(long nanoseconds) {
        if (count == all.length) {
            all = Arrays.copyOf(all, count * 2);
        }
        all[count++] = (int) Math.min(Integer.MAX_VALUE, nanoseconds / 1000);
    }

    int count() {
        return count;
    }

    /** The wait in milliseconds that this share of all waits did not exceed. */
    double milliseconds(double share) {
        if (count == 0) {
            return 0;
        }
        int[] sorted = Arrays.copyOf(all, count);
        Arrays.sort(sorted);
        return sorted[Math.clamp((long) Math.ceil(share * count) - 1, 0, count - 1)] / 1000.0;
    }
}
