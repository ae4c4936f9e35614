package redoubt.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The seats that may answer a decision, as a bit set. */
public record Seats(int bits) {
    private static final List<Seats> UP_TO = IntStream.rangeClosed(0, Seat.MOST)
            .mapToObj(count -> new Seats((1 << count) - 1))
            .toList();

    public static Seats everyone() {
        return upTo(Seat.MOST);
    }

    /** The seats 1 to {@code count}. */
    public static Seats upTo(int count) {
        return UP_TO.get(count);
    }

    public static Seats of(Seat... seats) {
        int bits = 0;
        for (Seat seat : seats) {
            bits |= bit(seat);
        }
        return new Seats(bits);
    }

    public Seats with(Seat seat) {
        return new Seats(bits | bit(seat));
    }

    public boolean contains(Seat seat) {
        return (bits & bit(seat)) != 0;
    }

    public int count() {
        return Integer.bitCount(bits);
    }

    /** The lowest seat, for a bot that answers for all of them. */
    public Seat first() {
        return Seat.seat(Integer.numberOfTrailingZeros(bits) + 1);
    }

    public List<Seat> list() {
        List<Seat> seats = new ArrayList<>(count());
        for (int number = 1; number <= Seat.MOST; number++) {
            if ((bits & 1 << number - 1) != 0) {
                seats.add(Seat.seat(number));
            }
        }
        return seats;
    }

    private static int bit(Seat seat) {
        return 1 << seat.number() - 1;
    }
}
