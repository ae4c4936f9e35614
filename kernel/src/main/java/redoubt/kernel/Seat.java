package redoubt.kernel;

/** A place at the table, counted from 1; whoever sits there decides for the survivors of that seat. */
public record Seat(int number) implements Comparable<Seat> {
    public static final int MOST = 16;

    public Seat {
        if (number < 1 || number > MOST) {
            throw new IllegalArgumentException("a seat is numbered 1 to " + MOST + ", not " + number);
        }
    }

    public static Seat seat(int number) {
        return new Seat(number);
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
