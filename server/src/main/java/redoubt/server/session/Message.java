package redoubt.server.session;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import redoubt.server.protocol.TableMessage;
import redoubt.server.wire.Deflated;
import redoubt.server.wire.Wire;

/** What a table tells its listeners, as JSON that is encoded once, and compressed at most once, however many there are. */
public final class Message {
    /** Shorter ones fit into two packets, which arrive as soon as one, and compressing them would cost more than sending them. */
    static final int WORTH_DEFLATING = 2_800;

    private final byte[] encoded;
    /** The compressed bytes, as soon as somebody needs them. */
    private volatile byte[] deflated = {};

    private Message(byte[] encoded) {
        this.encoded = encoded;
    }

    public static <M extends Record & TableMessage> Message of(M told) {
        return new Message(Wire.bytes(told));
    }

    /** What another server said, as it was heard. */
    public static Message heard(byte[] json) {
        return new Message(json);
    }

    /** The bytes to be sent; each caller reads them from the beginning. */
    public ByteBuffer bytes() {
        return ByteBuffer.wrap(encoded).asReadOnlyBuffer();
    }

    /** Whether it is long enough to be compressed for those who can read that. */
    public boolean isWorthDeflating() {
        return encoded.length >= WORTH_DEFLATING;
    }

    /** The compressed bytes; each caller reads them from the beginning. */
    public ByteBuffer deflated() {
        byte[] once = deflated;
        if (once.length == 0) {
            once = Deflated.of(encoded);
            deflated = once;
        }
        return ByteBuffer.wrap(once).asReadOnlyBuffer();
    }

    /** How many bytes it has. */
    public int length() {
        return encoded.length;
    }

    public boolean startsWith(byte[] words) {
        return encoded.length >= words.length && Arrays.equals(encoded, 0, words.length, words, 0, words.length);
    }

    /** The JSON itself. */
    public String text() {
        return new String(encoded, StandardCharsets.UTF_8);
    }
}
