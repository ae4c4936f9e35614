package redoubt.horde.table;

import java.util.AbstractList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.RandomAccess;

/**
 * An immutable list for what is gone through at every decision, which takes the JDK's own immutable lists several times as long; and
 * whoever names it as what it is, not as a list of any kind, goes through it faster still.
 */
public class Packed<E> extends AbstractList<E> implements RandomAccess {
    private static final List<?> NOTHING = new Packed<>(new Object[0]);

    private final Object[] all;

    /** A list of these, which nobody else holds. */
    Packed(Object[] all) {
        this.all = all;
    }

    Packed(Collection<? extends E> all) {
        this(all.toArray());
    }

    public static <E> Packed<E> copyOf(List<E> list) {
        return list instanceof Packed<E> packed ? packed : new Packed<>(list);
    }

    @SuppressWarnings("unchecked")
    public static <E> Packed<E> empty() {
        return (Packed<E>) NOTHING;
    }

    public static <E> Packed<E> of(E only) {
        return new Packed<>(new Object[] {only});
    }

    /** The elements of both lists; if one is empty, the other needs no copy. */
    public static <E> Packed<E> joined(Packed<E> first, Packed<E> second) {
        if (first.isEmpty() || second.isEmpty()) {
            return first.isEmpty() ? second : first;
        }
        Object[] both = new Object[first.size() + second.size()];
        for (int i = 0; i < both.length; i++) {
            both[i] = i < first.size() ? first.get(i) : second.get(i - first.size());
        }
        return new Packed<>(both);
    }

    @Override
    @SuppressWarnings("unchecked")
    public final E get(int index) {
        return (E) all[index];
    }

    @Override
    public final int size() {
        return all.length;
    }

    @Override
    public final boolean isEmpty() {
        return all.length == 0;
    }

    @Override
    public final int indexOf(Object wanted) {
        for (int i = 0; i < all.length; i++) {
            if (all[i].equals(wanted)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public final boolean contains(Object wanted) {
        return indexOf(wanted) >= 0;
    }

    @Override
    public final Object[] toArray() {
        return all.clone();
    }

    @Override
    public final Iterator<E> iterator() {
        return new Iterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < all.length;
            }

            @Override
            public E next() {
                if (next == all.length) {
                    throw new NoSuchElementException();
                }
                return get(next++);
            }
        };
    }
}
