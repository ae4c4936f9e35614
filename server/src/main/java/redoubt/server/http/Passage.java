package redoubt.server.http;

import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import redoubt.server.session.Message;

/** A client's way to a table at another server: every message is handed on as it is, in both directions. */
final class Passage {
    private static final byte[] WELCOME = "{\"is\":\"Welcome\"".getBytes(StandardCharsets.US_ASCII);

    private final Line client;
    private final Consumer<Message> there;
    private final Runnable whenLeft;
    private boolean isWelcome;

    Passage(Line client, Consumer<Message> there, Runnable whenLeft) {
        this.client = client;
        this.there = there;
        this.whenLeft = whenLeft;
    }

    /** What the client says. */
    void say(String text) {
        there.accept(Message.heard(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** What the table tells. */
    void tell(Message words) {
        if (!isWelcome && words.startsWith(WELCOME)) {
            isWelcome = true;
            client.welcomed();
        }
        client.tell(words);
    }

    /** The client is to come back and will find its table wherever that is then. */
    void sendAway() {
        client.close(Connection.TRY_AGAIN, "the table is taken away");
    }

    /** The client is gone. */
    void close() {
        whenLeft.run();
    }
}
