package redoubt.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import redoubt.kernel.json.Json;
import redoubt.server.protocol.ClientMessage;
import redoubt.server.protocol.ClientMessage.Choose;
import redoubt.server.protocol.ClientMessage.Hello;
import redoubt.server.wire.Wire;

/** Somebody on a socket, who remembers what was told and how it ended. */
final class Guest implements WebSocket.Listener, AutoCloseable {
    private final BlockingQueue<Map<?, ?>> told = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final StringBuilder part = new StringBuilder();
    private WebSocket socket;

    private Guest() {}

    static Guest arrive(HttpClient client, URI uri, Map<String, String> headers) {
        Guest guest = new Guest();
        WebSocket.Builder builder = client.newWebSocketBuilder();
        headers.forEach(builder::header);
        guest.socket = builder.buildAsync(uri, guest).join();
        return guest;
    }

    void say(ClientMessage message) {
        say(Wire.write((Record) message));
    }

    void say(String text) {
        socket.sendText(text, true).join();
    }

    /** Says something to a server that may have closed the socket meanwhile. */
    void sayIfHeard(String text) {
        socket.sendText(text, true).exceptionally(_ -> socket).join();
    }

    void say(byte[] bytes) {
        socket.sendBinary(ByteBuffer.wrap(bytes), true).join();
    }

    /** Says hello and waits for the welcome. */
    Map<?, ?> greet(Hall.Seated at, String token, int seen) {
        say(new Hello(1, 1, at.table(), token, seen));
        return next("Welcome");
    }

    void choose(int step, int seat, String key) {
        say(new Choose(2, step, seat, key));
    }

    /** The next message of a kind; others before it are passed over. */
    Map<?, ?> next(String kind) {
        try {
            while (true) {
                Map<?, ?> message = told.poll(10, TimeUnit.SECONDS);
                assertThat(message).as("waiting for " + kind).isNotNull();
                if (message.get("is").equals(kind)) {
                    return message;
                }
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    String reason() {
        return (String) next("Refused").get("reason");
    }

    int closeCode() {
        return closed.orTimeout(10, TimeUnit.SECONDS).join();
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            told.add((Map<?, ?>) Json.read(part.toString()));
            part.setLength(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        closed.complete(code);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        closed.completeExceptionally(error);
    }

    @Override
    public void close() {
        socket.abort();
    }
}
