package redoubt.server.http;

import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import redoubt.server.session.Listener;

/**
 * The way to one client: messages wait in a queue that a thread of its own sends, so that no client delays the table. One that is too
 * slow is cut off; it can come back and say what it saw last.
 */
final class Connection implements Listener {
    static final int GOING_AWAY = 1001;
    static final int AGAINST_RULES = 1008;
    static final int TRY_AGAIN = 1013;

    /** Wakes the sender; never sent. */
    private static final String NOTHING = "";

    private final Session session;
    private final Limits limits;
    private final Metrics metrics;
    private final BlockingQueue<String> queue;
    private final Thread sender;
    private volatile Optional<Closing> closing = Optional.empty();
    private volatile boolean isWelcome;

    private record Closing(int code, String reason) {}

    Connection(Session session, Limits limits, Metrics metrics) {
        this.session = session;
        this.limits = limits;
        this.metrics = metrics;
        this.queue = new ArrayBlockingQueue<>(limits.queue());
        this.sender = Thread.ofVirtual().name("sender").unstarted(this::send);
    }

    void start() {
        sender.start();
    }

    @Override
    public void tell(String message) {
        if (closing.isEmpty() && !queue.offer(message)) {
            metrics.cutOff();
            closing = Optional.of(new Closing(TRY_AGAIN, "too slow"));
            // Not by the thread of the table, and without waiting for what the client does not take.
            Thread.startVirtualThread(session::disconnect);
        }
    }

    /** The client has said hello; from now on it may be silent. */
    void welcomed() {
        isWelcome = true;
    }

    /** Sends what waits, then says goodbye. */
    void close(int code, String reason) {
        closing = Optional.of(new Closing(code, reason));
        queue.offer(NOTHING);
    }

    /** The client is gone. */
    void ended() {
        sender.interrupt();
    }

    private void send() {
        try {
            long hello = System.nanoTime() + limits.hello().toNanos();
            while (closing.isEmpty() || !queue.isEmpty()) {
                long wait = isWelcome ? limits.ping().toNanos() : Math.max(0, hello - System.nanoTime());
                String message = queue.poll(wait, TimeUnit.NANOSECONDS);
                if (message == null && isWelcome) {
                    sent(callback -> session.sendPing(ByteBuffer.allocate(0), callback));
                } else if (message == null) {
                    close(AGAINST_RULES, "say hello first");
                } else if (!message.isEmpty()) {
                    sent(callback -> session.sendText(message, callback));
                }
            }
            Closing last = closing.get();
            sent(callback -> session.close(last.code(), last.reason(), callback));
        } catch (InterruptedException | ExecutionException | TimeoutException _) {
            session.disconnect();
        }
    }

    private interface Sending {
        void send(Callback callback);
    }

    private void sent(Sending sending) throws InterruptedException, ExecutionException, TimeoutException {
        Callback.Completable done = new Callback.Completable();
        sending.send(done);
        done.get(limits.idle().toNanos(), TimeUnit.NANOSECONDS);
    }
}
