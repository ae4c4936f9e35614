package redoubt.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How much of each stream is spent; a packed value, in the order in which the streams were first used. */
public final class Spent {
    static final Spent NOTHING = new Spent(new Stream[0], new int[0]);

    private final Stream[] streams;
    private final int[] counts;

    private Spent(Stream[] streams, int[] counts) {
        this.streams = streams;
        this.counts = counts;
    }

    public static Spent nothing() {
        return NOTHING;
    }

    public static Spent of(List<String> names, List<Integer> counts) {
        return new Spent(
                names.stream().map(Stream::stream).toArray(Stream[]::new),
                counts.stream().mapToInt(Integer::intValue).toArray());
    }

    public List<String> names() {
        return Arrays.stream(streams).map(Stream::name).toList();
    }

    public List<Integer> counts() {
        return Arrays.stream(counts).boxed().toList();
    }

    /** One line per stream that has been used, sorted by name, no matter which was used first. */
    List<String> lines() {
        List<String> lines = new ArrayList<>(streams.length);
        for (int i = 0; i < streams.length; i++) {
            if (counts[i] > 0) {
                lines.add("spent " + streams[i].name() + " " + counts[i]);
            }
        }
        lines.sort(null);
        return lines;
    }

    public int on(Stream stream) {
        int index = index(stream);
        return index < 0 ? 0 : counts[index];
    }

    Spent with(Stream stream, int count) {
        int index = index(stream);
        if (index >= 0) {
            int[] changed = counts.clone();
            changed[index] = count;
            return new Spent(streams, changed);
        }
        Stream[] longer = Arrays.copyOf(streams, streams.length + 1);
        int[] changed = Arrays.copyOf(counts, counts.length + 1);
        longer[streams.length] = stream;
        changed[counts.length] = count;
        return new Spent(longer, changed);
    }

    private int index(Stream stream) {
        for (int i = 0; i < streams.length; i++) {
            if (streams[i].equals(stream)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Spent spent
                        && Arrays.equals(counts, spent.counts)
                        && Arrays.equals(streams, spent.streams);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(streams) + Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        return names() + "=" + counts();
    }
}
