package redoubt.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import redoubt.kernel.Play;
import redoubt.kernel.Stream;

/** Cards in an order, top first, by their index among the cards of their kind; a packed value. */
public final class Pile {
    public static final Pile EMPTY = new Pile(new short[0], 0);

    private final short[] cards;
    private final int top;

    private Pile(short[] cards, int top) {
        this.cards = cards;
        this.top = top;
    }

    public static Pile of(List<Integer> cards) {
        short[] packed = new short[cards.size()];
        for (int i = 0; i < packed.length; i++) {
            packed[i] = cards.get(i).shortValue();
        }
        return new Pile(packed, 0);
    }

    public boolean isEmpty() {
        return top == cards.length;
    }

    public int size() {
        return cards.length - top;
    }

    public int top() {
        if (isEmpty()) {
            throw new IllegalStateException("the pile is empty");
        }
        return cards[top];
    }

    public Pile withoutTop() {
        return new Pile(cards, top + 1);
    }

    /** With a card put at the bottom. */
    public Pile with(int card) {
        short[] longer = Arrays.copyOfRange(cards, top, cards.length + 1);
        longer[longer.length - 1] = (short) card;
        return new Pile(longer, 0);
    }

    /** Without the first copy of a card; an error if there is none. */
    public Pile without(int card) {
        for (int i = top; i < cards.length; i++) {
            if (cards[i] == card) {
                short[] shorter = new short[size() - 1];
                System.arraycopy(cards, top, shorter, 0, i - top);
                System.arraycopy(cards, i + 1, shorter, i - top, cards.length - i - 1);
                return new Pile(shorter, 0);
            }
        }
        throw new IllegalStateException("no such card in the pile");
    }

    /** With the card that is drawn next on top: as it lies, unless people draw from a real deck and name the card. */
    public Pile turnedUp(Play<?> play, Stream stream, String kind, IntFunction<String> name) {
        OptionalInt told = play.drawn(
                stream, kind, () -> sorted().stream().map(name::apply).toList());
        return told.isEmpty() ? this : withOnTop(sorted().get(told.getAsInt()));
    }

    private List<Integer> sorted() {
        return list().stream().sorted().toList();
    }

    /** With the first copy of a card moved to the top; an error if there is none. */
    public Pile withOnTop(int card) {
        List<Integer> moved = new ArrayList<>(without(card).list());
        moved.addFirst(card);
        return of(moved);
    }

    public boolean contains(int card) {
        for (int i = top; i < cards.length; i++) {
            if (cards[i] == card) {
                return true;
            }
        }
        return false;
    }

    public List<Integer> list() {
        Integer[] all = new Integer[size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = (int) cards[top + i];
        }
        return List.of(all);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Pile that
                        && Arrays.equals(cards, top, cards.length, that.cards, that.top, that.cards.length);
    }

    @Override
    public int hashCode() {
        return list().hashCode();
    }

    @Override
    public String toString() {
        return list().toString();
    }
}
