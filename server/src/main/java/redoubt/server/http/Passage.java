package redoubt.server.http;

import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import redoubt.server.session.Message;

/** A client's way to a table at another server: every message is handed on as it is, in both directions. */
final class Passage implements WebSocket.Listener {
    private static final Duration CONNECT = Duration.ofSeconds(2);
    private static final String WELCOME = "{\"is\":\"Welcome\"";

    /** What people send is short; the usual buffers of 16,384 characters would weigh more than their table. */
    static {
        setUnlessGiven("jdk.httpclient.websocket.intermediateBufferSize", "1024");
        setUnlessGiven("jdk.httpclient.websocket.writeBufferSize", "2048");
    }

    private static void setUnlessGiven(String property, String value) {
        System.setProperty(property, System.getProperty(property, value));
    }

    private final InetSocketAddress holder;
    private final Connection client;
    private final Consumer<Passage> whenOver;
    private StringBuilder parts = new StringBuilder();
    private WebSocket line;

    private Passage(InetSocketAddress holder, Connection client, Consumer<Passage> whenOver) {
        this.holder = holder;
        this.client = client;
        this.whenOver = whenOver;
    }

    static Passage open(HttpClient http, InetSocketAddress holder, Connection client, Consumer<Passage> whenOver) {
        Passage passage = new Passage(holder, client, whenOver);
        try {
            passage.line = http.newWebSocketBuilder()
                    .connectTimeout(CONNECT)
                    .buildAsync(URI.create("ws://" + Passing.authority(holder) + TableServer.SOCKET), passage)
                    .join();
            return passage;
        } catch (CompletionException _) {
            throw Passing.changingHands();
        }
    }

    boolean leadsTo(InetSocketAddress other) {
        return holder.equals(other);
    }

    void say(String text) {
        try {
            line.sendText(text, true).join();
        } catch (CompletionException _) {
            cut();
        }
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean isLast) {
        parts.append(part);
        if (isLast) {
            String text = parts.toString();
            // A welcome is long, so the builder is not kept.
            parts = new StringBuilder();
            if (text.startsWith(WELCOME)) {
                client.welcomed();
            }
            client.tell(Message.heard(text.getBytes(StandardCharsets.UTF_8)));
        }
        from.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        sendAway();
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        sendAway();
    }

    /** The client is to come back and will find its table wherever that is then. */
    private void sendAway() {
        whenOver.accept(this);
        client.close(Connection.TRY_AGAIN, "the table is taken away");
    }

    /** The other server is gone without a word. */
    void cut() {
        line.abort();
        sendAway();
    }

    /** The client is gone. */
    void close() {
        whenOver.accept(this);
        line.abort();
    }
}
