package redoubt.server.wire;

import java.util.Arrays;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.zip.Deflater;

/** Compresses messages as sockets do (RFC 7692), each by itself, so that one compressed message serves all its readers. */
public final class Deflated {
    /** What a flush ends with; it is left out, and whoever reads puts it back. */
    private static final int TAIL = 4;

    private static final int MOST_IDLE = 16;
    /** Kept because a new one costs more than a message; each holds a quarter of a megabyte. */
    private static final Queue<Deflater> IDLE = new ArrayBlockingQueue<>(MOST_IDLE);

    private Deflated() {}

    public static byte[] of(byte[] message) {
        Deflater deflater = IDLE.poll();
        if (deflater == null) {
            deflater = new Deflater(Deflater.BEST_SPEED, true);
        }
        try {
            deflater.setInput(message);
            byte[] out = new byte[message.length / 2 + 64];
            int length = deflater.deflate(out, 0, out.length, Deflater.SYNC_FLUSH);
            while (length == out.length) {
                out = Arrays.copyOf(out, out.length * 2);
                length += deflater.deflate(out, length, out.length - length, Deflater.SYNC_FLUSH);
            }
            return Arrays.copyOf(out, length - TAIL);
        } finally {
            deflater.reset();
            if (!IDLE.offer(deflater)) {
                deflater.end();
            }
        }
    }
}
