package redoubt.server.http;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import redoubt.server.session.Message;

/**
 * What waits to be sent to another server. Whatever has gathered while the last bundle was under way goes in one, and the same words
 * for several clients are one letter.
 */
final class Mailbag {
    /** Long enough for a table to tell everybody, and too short for anybody to notice. */
    private static final long GATHERING = 200_000;

    private static final int BUNDLE = 60_000;
    /** More than a server that reads at all lets gather, even when hundreds of people come at once. */
    private static final int MOST = 48 * 1024 * 1024;

    private final Carrier carrier;
    private final Runnable whenFailed;
    private final Deque<Letter> letters = new ArrayDeque<>();
    private int weight;
    private boolean isUnderWay;
    private boolean isClosed;

    /** Brings a bundle to the other server, and returns when the next one can be brought. */
    @FunctionalInterface
    interface Carrier {
        void carry(ByteBuffer bundle) throws Lost;
    }

    /** The other server cannot be reached any more. */
    static final class Lost extends Exception {
        private static final long serialVersionUID = 1;

        Lost(Throwable cause) {
            super(cause);
        }
    }

    Mailbag(Carrier carrier, Runnable whenFailed) {
        this.carrier = carrier;
        this.whenFailed = whenFailed;
    }

    /** Does not wait. */
    void post(int line, Message words) {
        boolean isToStart;
        boolean isTooMuch;
        synchronized (this) {
            if (isClosed) {
                return;
            }
            Letter last = letters.peekLast();
            if (last != null && last.words().equals(words)) {
                last.lines().add(line);
                weight += Integer.BYTES;
            } else {
                Letter letter = Letter.to(line, words);
                letters.addLast(letter);
                weight += letter.size();
            }
            isTooMuch = weight > MOST;
            isClosed |= isTooMuch;
            isToStart = !isUnderWay;
            isUnderWay = true;
        }
        if (isTooMuch) {
            whenFailed.run();
        } else if (isToStart) {
            Thread.startVirtualThread(this::carryAll);
        }
    }

    private void carryAll() {
        try {
            LockSupport.parkNanos(GATHERING);
            for (List<Letter> some = take(); !some.isEmpty(); some = take()) {
                carrier.carry(bundle(some));
            }
        } catch (Lost _) {
            close();
            whenFailed.run();
        }
    }

    /** What goes into the next bundle. */
    private synchronized List<Letter> take() {
        List<Letter> some = new ArrayList<>();
        int size = 0;
        while (!letters.isEmpty()
                && (some.isEmpty() || size + letters.peekFirst().size() <= BUNDLE)) {
            Letter letter = letters.removeFirst();
            size += letter.size();
            some.add(letter);
        }
        weight -= size;
        isUnderWay = !some.isEmpty();
        return some;
    }

    private static ByteBuffer bundle(List<Letter> some) {
        ByteBuffer bundle =
                ByteBuffer.allocate(some.stream().mapToInt(Letter::size).sum());
        some.forEach(letter -> letter.write(bundle));
        return bundle.flip();
    }

    synchronized boolean isEmpty() {
        return !isUnderWay;
    }

    /** Takes nothing more and forgets what waits. */
    synchronized void close() {
        isClosed = true;
        letters.clear();
        weight = 0;
    }
}
