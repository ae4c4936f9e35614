package redoubt.server.http;

import java.io.ByteArrayOutputStream;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import redoubt.server.session.Message;

/**
 * The one socket to another server, on which everybody is who came in here and whose table is there. What a table tells comes once,
 * however many of its people are here.
 */
final class Trunk implements WebSocket.Listener {
    private static final Duration CONNECT = Duration.ofSeconds(2);

    private final Consumer<Trunk> whenOver;
    private final CompletableFuture<WebSocket> socket;
    private final Map<Integer, Passage> passages = new ConcurrentHashMap<>();
    private final AtomicInteger numbers = new AtomicInteger();
    private final Mailbag mailbag = new Mailbag(this::carry, this::cut);
    private final ByteArrayOutputStream parts = new ByteArrayOutputStream();
    private volatile boolean isOver;

    /** Calls the server with this entrance. */
    Trunk(HttpClient http, InetSocketAddress holder, Consumer<Trunk> whenOver) {
        this.whenOver = whenOver;
        this.socket = http.newWebSocketBuilder()
                .connectTimeout(CONNECT)
                .buildAsync(URI.create("ws://" + Passing.authority(holder) + Trunks.PATH), this);
    }

    /** A way for one client; refused if the other server does not answer. */
    Passage passage(Line client) {
        try {
            socket.join();
        } catch (CompletionException _) {
            over();
            throw Passing.changingHands();
        }
        int number = numbers.incrementAndGet();
        Passage passage = new Passage(client, words -> mailbag.post(number, words), () -> leave(number));
        passages.put(number, passage);
        if (isOver) {
            passages.remove(number);
            throw Passing.changingHands();
        }
        return passage;
    }

    /** Nobody may have waited for it. */
    @Override
    public void onOpen(WebSocket opened) {
        if (isOver) {
            opened.abort();
        } else {
            opened.request(1);
        }
    }

    private void leave(int number) {
        passages.remove(number);
        mailbag.post(number, Letter.OVER);
    }

    private void carry(ByteBuffer bundle) throws Mailbag.Lost {
        try {
            socket.join().sendBinary(bundle, true).join();
        } catch (CompletionException lost) {
            throw new Mailbag.Lost(lost);
        }
    }

    @Override
    public CompletionStage<?> onBinary(WebSocket from, ByteBuffer part, boolean isLast) {
        if (isLast && parts.size() == 0) {
            Letter.readAll(part, this::deliver);
        } else {
            byte[] bytes = new byte[part.remaining()];
            part.get(bytes);
            parts.writeBytes(bytes);
            if (isLast) {
                ByteBuffer whole = ByteBuffer.wrap(parts.toByteArray());
                parts.reset();
                Letter.readAll(whole, this::deliver);
            }
        }
        from.request(1);
        return null;
    }

    private void deliver(Letter letter) {
        Message words = letter.words();
        for (int line : letter.lines()) {
            Passage passage = passages.get(line);
            if (passage == null) {
                // The client has left meanwhile.
                continue;
            }
            if (letter.isOver()) {
                passage.sendAway();
            } else {
                passage.tell(words);
            }
        }
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        over();
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        over();
    }

    /** The other server is gone, perhaps without a word. */
    void cut() {
        over();
        // It may not even be there yet; whoever waits for it has waited enough.
        socket.completeExceptionally(new IllegalStateException("the other server is gone"));
        socket.thenAccept(WebSocket::abort);
    }

    /** Everybody is to come back, and will find their table wherever it is then. */
    private void over() {
        isOver = true;
        whenOver.accept(this);
        mailbag.close();
        List.copyOf(passages.values()).forEach(Passage::sendAway);
    }
}
