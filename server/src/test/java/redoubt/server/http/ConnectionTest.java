package redoubt.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.junit.jupiter.api.Test;
import redoubt.server.protocol.TableMessage.UndoDropped;
import redoubt.server.session.Bucket;
import redoubt.server.session.Message;

class ConnectionTest {
    private final List<String> sent = new CopyOnWriteArrayList<>();
    private final List<Frame> frames = new CopyOnWriteArrayList<>();
    private boolean canInflate;
    private final CompletableFuture<String> end = new CompletableFuture<>();

    private final Queue<Callback> untaken = new ArrayDeque<>();

    /** A client that takes a message only when the test says so. */
    private CoreSession client() {
        return (CoreSession) Proxy.newProxyInstance(
                CoreSession.class.getClassLoader(), new Class<?>[] {CoreSession.class}, (_, method, given) -> {
                    switch (method.getName()) {
                        case "isRsv1Used" -> {
                            return canInflate;
                        }
                        case "getMaxFrameSize" -> {
                            return 65_536L;
                        }
                        case "sendFrame" -> {
                            frames.add((Frame) given[0]);
                            sent.add(((Frame) given[0]).getPayloadAsUTF8());
                            untaken.add((Callback) given[1]);
                        }
                        case "close" -> {
                            end.complete("close " + given[0] + " " + given[1]);
                            ((Callback) given[2]).succeeded();
                        }
                        case "abort" -> end.complete("abort");
                        default -> throw new UnsupportedOperationException(method.getName());
                    }
                    return null;
                });
    }

    private static Message message(int number) {
        return Message.of(new UndoDropped(number, "Ada"));
    }

    private static Message message(String by) {
        return Message.of(new UndoDropped(1, by));
    }

    private static byte[] bytes(Frame frame) {
        byte[] bytes = new byte[frame.getPayload().remaining()];
        frame.getPayload().duplicate().get(bytes);
        return bytes;
    }

    @Test
    void aMessageIsCompressedOnceForAllWhoReadThat() {
        Message told = message("Ada ".repeat(1_000));
        canInflate = true;
        new Connection(client(), Limits.USUAL, new Metrics()).tell(told);
        new Connection(client(), Limits.USUAL, new Metrics()).tell(told);
        canInflate = false;
        new Connection(client(), Limits.USUAL, new Metrics()).tell(told);
        assertThat(frames).extracting(Frame::isRsv1).containsExactly(true, true, false);
        assertThat(bytes(frames.get(1))).hasSizeLessThan(200).isEqualTo(bytes(frames.getFirst()));
        assertThat(new String(bytes(frames.getLast()), StandardCharsets.UTF_8)).isEqualTo(told.text());
    }

    /** Compressing takes room for half of the message. */
    @Test
    void nothingIsCompressedForTheSecondReader() {
        Message told = message("Ada ".repeat(100_000));
        ThreadMXBean machine = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        told.deflated();
        long before = machine.getCurrentThreadAllocatedBytes();
        told.deflated();
        assertThat(machine.getCurrentThreadAllocatedBytes() - before).isLessThan(10_000);
    }

    @Test
    void whatIsShortOrTooLargeForAFrameIsSentAsItIs() {
        canInflate = true;
        String noise = new SplittableRandom(1)
                .ints(200_000, ' ', 0xd000)
                .filter(Character::isLetter)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        for (Message told : List.of(message("Ada"), message(noise))) {
            new Connection(client(), Limits.USUAL, new Metrics()).tell(told);
            assertThat(frames.getLast().isRsv1()).isFalse();
            assertThat(sent.getLast()).isEqualTo(told.text());
        }
    }

    @Test
    void aSlowClientIsCutOffAndDelaysNobody() {
        Metrics metrics = new Metrics();
        Connection connection = new Connection(client(), Limits.USUAL, metrics);
        for (int i = 0; i < Limits.USUAL.counts().queue() + 10; i++) {
            connection.tell(message(i));
        }
        assertThat(end.orTimeout(5, TimeUnit.SECONDS).join()).isEqualTo("abort");
        assertThat(sent.size()).isLessThanOrEqualTo(1);
        assertThat(metrics.text()).contains("redoubt_slow_clients_total 1\n");
    }

    @Test
    void whatWaitsIsSentBeforeTheGoodbye() {
        Connection connection = new Connection(client(), Limits.USUAL, new Metrics());
        connection.tell(message(1));
        connection.tell(message(2));
        connection.close(Connection.GOING_AWAY, "closing");
        connection.tell(message(3));
        assertThat(sent).containsExactly(message(1).text());
        untaken.remove().succeeded();
        assertThat(end).isNotDone();
        untaken.remove().succeeded();
        assertThat(end.orTimeout(5, TimeUnit.SECONDS).join()).isEqualTo("close 1001 closing");
        assertThat(sent).containsExactly(message(1).text(), message(2).text());
    }

    @Test
    void tokensTrickleIn() {
        long[] now = {0};
        Bucket bucket = new Limits.Rate(2, 10).bucket(() -> now[0]);
        assertThat(bucket.isFull()).isTrue();
        assertThat(List.of(bucket.take(), bucket.take(), bucket.take())).containsExactly(true, true, false);
        now[0] += 100_000_000;
        assertThat(List.of(bucket.take(), bucket.take())).containsExactly(true, false);
        now[0] += 10_000_000_000L;
        assertThat(bucket.isFull()).isTrue();
    }

    @Test
    void aMessageThatIsInTimeNowAndThenExcusesNobody() {
        long[] now = {0};
        Patience patience = new Patience(new Limits.Rate(5, 10).bucket(() -> now[0]));
        int sent = 0;
        while (!patience.isOver() && sent < 1_000) {
            // A hundred messages a second, of which ten are in time.
            now[0] += 10_000_000;
            patience.allows();
            sent++;
        }
        assertThat(sent).isBetween(110, 140);
        now[0] += 1_000_000_000L;
        assertThat(patience.allows()).isTrue();
        assertThat(patience.isOver()).isFalse();
    }
}
