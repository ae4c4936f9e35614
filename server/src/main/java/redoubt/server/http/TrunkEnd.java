package redoubt.server.http;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;

/** Where a {@link Trunk} of another server ends: each of its clients is a visitor here. */
final class TrunkEnd {
    private final CoreSession session;
    private final Function<Line, Visitor> visitors;
    private final Map<Integer, PassedLine> lines = new ConcurrentHashMap<>();
    private final Mailbag mailbag = new Mailbag(this::carry, this::abort);
    private volatile boolean isOver;

    TrunkEnd(CoreSession session, Function<Line, Visitor> visitors) {
        this.session = session;
        this.visitors = visitors;
    }

    private void carry(ByteBuffer bundle) throws Mailbag.Lost {
        try {
            Callback.Completable sent = new Callback.Completable();
            session.sendFrame(new Frame(OpCode.BINARY, bundle), sent, false);
            sent.join();
        } catch (CompletionException lost) {
            throw new Mailbag.Lost(lost);
        }
    }

    private void abort() {
        // Not on the table's thread.
        Thread.startVirtualThread(session::abort);
    }

    void hear(ByteBuffer bundle) {
        Letter.readAll(bundle, this::hear);
    }

    private void hear(Letter letter) {
        for (int number : letter.lines()) {
            if (letter.isOver()) {
                PassedLine left = lines.remove(number);
                if (left != null) {
                    left.leave();
                }
            } else if (!isOver) {
                PassedLine line = lines.computeIfAbsent(number, this::line);
                line.hear(letter.words());
                if (isOver) {
                    line.leave();
                }
            }
        }
    }

    private PassedLine line(int number) {
        return new PassedLine(words -> mailbag.post(number, words), visitors);
    }

    void ping() {
        session.sendFrame(new Frame(OpCode.PING), Callback.NOOP, false);
    }

    boolean isBusy() {
        return !mailbag.isEmpty();
    }

    /** Everybody is to come back to wherever their table is then. */
    void sendAway() {
        lines.values().forEach(PassedLine::sendAway);
    }

    /** The other server is gone, and everybody with it. */
    void over() {
        isOver = true;
        mailbag.close();
        List.copyOf(lines.values()).forEach(PassedLine::leave);
        lines.clear();
    }
}
