package redoubt.server.session;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import redoubt.server.protocol.TableMessage;
import redoubt.server.wire.Wire;

/** What a table tells its listeners, as JSON that is encoded once however many there are. */
public final class Message {
    private final byte[] encoded;

    private Message(byte[] encoded) {
        this.encoded = encoded;
    }

    public static <M extends Record & TableMessage> Message of(M told) {
        return new Message(Wire.bytes(told));
    }

    /** The bytes to be sent; each caller reads them from the beginning. */
    public ByteBuffer bytes() {
        return ByteBuffer.wrap(encoded).asReadOnlyBuffer();
    }

    /** The JSON itself. */
    public String text() {
        return new String(encoded, StandardCharsets.UTF_8);
    }
}
