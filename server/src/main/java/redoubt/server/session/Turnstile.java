package redoubt.server.session;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import redoubt.server.protocol.Fault;

/** Lets one call at a time to a table, and none once its session is over: the table, if it still exists, is then found anew. */
final class Turnstile {
    private final ReentrantLock lock = new ReentrantLock();
    private volatile boolean isOver;
    private long touched;

    /** Does what somebody asks when it is their turn. */
    <X> X inTurn(Supplier<X> call) {
        lock.lock();
        try {
            if (isOver) {
                throw new Refused(Fault.CLOSING, "this table has been taken away; look again");
            }
            touched = System.nanoTime();
            return call.get();
        } finally {
            lock.unlock();
        }
    }

    /** Does something that answers nothing when its turn comes. */
    void inTurn(Runnable call) {
        inTurn(() -> {
            call.run();
            return true;
        });
    }

    /** Does something if nobody is being answered and nobody has called for this long; such work is not a call. */
    void ifIdle(long nanoseconds, Runnable work) {
        if (lock.tryLock()) {
            try {
                if (System.nanoTime() - touched > nanoseconds) {
                    work.run();
                }
            } finally {
                lock.unlock();
            }
        }
    }

    boolean isOver() {
        return isOver;
    }

    /** No call is let in any more. */
    void close() {
        isOver = true;
    }

    /** Does something once whoever is being answered has been, unless the session is over by then. */
    void unlessOver(Runnable work) {
        lock.lock();
        try {
            touched = System.nanoTime();
            if (!isOver) {
                work.run();
            }
        } finally {
            lock.unlock();
        }
    }
}
