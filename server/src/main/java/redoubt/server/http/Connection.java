package redoubt.server.http;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import redoubt.server.session.Message;

/**
 * The line to one client: one message is being sent and the others wait in a queue, so that no client delays the table. A client
 * that is too slow is cut off; it can come back and say what it saw last.
 */
final class Connection implements Line {
    static final int GOING_AWAY = 1001;
    static final int AGAINST_RULES = 1008;
    static final int TRY_AGAIN = 1013;

    /** Below Jetty's usual interface, which would encode the text again for each client. */
    private final CoreSession session;

    /** Whether the client reads compressed messages, which the first reserved bit marks. */
    private final boolean canInflate;

    private final Limits limits;
    private final Metrics metrics;
    private final Queue<Message> queue = new ArrayDeque<>();
    private final Callback sent;
    private Optional<Closing> closing = Optional.empty();
    private boolean isSending;
    private boolean isWelcome;
    /** When something was last sent, or else when the connection was made. */
    private long last = System.nanoTime();

    private record Closing(int code, String reason) {}

    Connection(CoreSession session, Limits limits, Metrics metrics) {
        this.session = session;
        this.canInflate = session.isRsv1Used();
        this.limits = limits;
        this.metrics = metrics;
        this.sent = Callback.from(this::sendNext, _ -> session.abort());
    }

    @Override
    public void tell(Message message) {
        if (isToBeSentNow(message)) {
            send(message);
        }
    }

    @Override
    public void sendAway() {
        close(TRY_AGAIN, "the table is taken away");
    }

    private void send(Message message) {
        boolean isDeflated =
                canInflate && message.isWorthDeflating() && message.deflated().remaining() <= session.getMaxFrameSize();
        Frame frame = new Frame(OpCode.TEXT, isDeflated ? message.deflated() : message.bytes());
        // Jetty loses the mark of a frame that it must cut into several, so a larger one is sent as it is.
        frame.setRsv1(isDeflated);
        session.sendFrame(frame, sent, false);
    }

    private synchronized boolean isToBeSentNow(Message message) {
        if (closing.isPresent()) {
            return false;
        }
        if (!isSending) {
            isSending = true;
            last = System.nanoTime();
            return true;
        }
        if (queue.size() < limits.counts().queue()) {
            queue.add(message);
            return false;
        }
        metrics.cutOff();
        closing = Optional.of(new Closing(TRY_AGAIN, "too slow"));
        queue.clear();
        // Not on the table's thread, and without waiting for data the client does not accept.
        Thread.startVirtualThread(session::abort);
        return false;
    }

    private void sendNext() {
        Optional<Message> next;
        synchronized (this) {
            next = Optional.ofNullable(queue.poll());
            isSending = next.isPresent();
            last = System.nanoTime();
        }
        next.ifPresentOrElse(this::send, this::sayGoodbye);
    }

    private void sayGoodbye() {
        Optional<Closing> goodbye;
        synchronized (this) {
            goodbye = isSending ? Optional.empty() : closing;
        }
        goodbye.ifPresent(why -> session.close(why.code(), why.reason(), Callback.NOOP));
    }

    /** From now on the client may stay silent. */
    @Override
    public synchronized void welcomed() {
        isWelcome = true;
    }

    @Override
    public void close(int code, String reason) {
        synchronized (this) {
            if (closing.isPresent()) {
                return;
            }
            closing = Optional.of(new Closing(code, reason));
        }
        sayGoodbye();
    }

    /** Pings a client that has been sent nothing for a while, and disconnects one that has not said hello in time. */
    void check() {
        long quiet;
        boolean isKnown;
        synchronized (this) {
            quiet = System.nanoTime() - last;
            isKnown = isWelcome;
            if (isKnown && quiet > limits.times().ping().toNanos()) {
                last = System.nanoTime();
            }
        }
        if (isKnown && quiet > limits.times().ping().toNanos()) {
            session.sendFrame(new Frame(OpCode.PING), Callback.NOOP, false);
        } else if (!isKnown && quiet > limits.times().hello().toNanos()) {
            close(AGAINST_RULES, "say hello first");
        }
    }
}
