package redoubt.app.load;

import java.io.IOException;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** The compression that browsers ask for (RFC 7692), as one client's socket needs it. */
final class Compression {
    /** What a browser asks for. */
    static final String OFFER = "permessage-deflate; client_max_window_bits";

    private static final byte[] TAIL = {0, 0, (byte) 0xff, (byte) 0xff};

    /** Where a message is laid out; one for each thread, since thousands of sockets share a thread. */
    private static final ThreadLocal<byte[]> ROOM = ThreadLocal.withInitial(() -> new byte[64 * 1024]);

    private final Inflater inflater = new Inflater(true);
    /** Whether each message begins anew, so that nothing of it need be remembered. */
    private final boolean isForgetful;

    private Compression(boolean isForgetful) {
        this.isForgetful = isForgetful;
    }

    /** What was agreed on, as the answer of the server says. */
    static Compression agreed(String answer) {
        return new Compression(answer.contains("server_no_context_takeover"));
    }

    /** A message of this client; it begins anew each time, which every server allows. */
    static byte[] deflated(byte[] words) {
        Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
        try {
            deflater.setInput(words);
            byte[] out = new byte[words.length + 64];
            int length = deflater.deflate(out, 0, out.length, Deflater.SYNC_FLUSH);
            return Arrays.copyOf(out, length - TAIL.length);
        } finally {
            deflater.end();
        }
    }

    /** A message of the server, which is only valid until the next one. */
    Seen inflated(byte[] bytes, int from, int length) throws IOException {
        try {
            inflater.setInput(bytes, from, length);
            int read = inflate(0);
            inflater.setInput(TAIL);
            read = inflate(read);
            if (isForgetful) {
                inflater.reset();
            }
            return new Seen(ROOM.get(), 0, read);
        } catch (DataFormatException e) {
            throw new IOException("a message that cannot be inflated", e);
        }
    }

    private int inflate(int start) throws DataFormatException {
        int read = start;
        byte[] room = ROOM.get();
        for (int more = 1; more > 0; read += more) {
            if (read == room.length) {
                room = Arrays.copyOf(room, read * 2);
                ROOM.set(room);
            }
            more = inflater.inflate(room, read, room.length - read);
        }
        return read;
    }
}
