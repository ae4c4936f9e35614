package redoubt.kernel;

import java.util.List;
import java.util.stream.IntStream;

/** A place at the table, counted from 1; whoever sits there decides for the survivors of that seat. */
public record Seat(int number) implements Comparable<Seat> {
    public static final int MOST = 16;

    private static final List<Seat> SEATS =
            IntStream.rangeClosed(1, MOST).mapToObj(Seat::new).toList();

    public Seat {
        if (number < 1 || number > MOST) {
            throw new IllegalArgumentException("a seat is numbered 1 to " + MOST + ", not " + number);
        }
    }

    public static Seat seat(int number) {
        return number < 1 || number > MOST ? new Seat(number) : SEATS.get(number - 1);
    }

    @Override
    public int compareTo(Seat other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return Integer.toString(number);
    }
}
