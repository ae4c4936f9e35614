package redoubt.app.load;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;

/** One client's socket, as bare as the protocol allows, so that one thread can serve thousands; it speaks as a browser does. */
final class LoadSocket implements AutoCloseable {
    private static final int FIRST_SIZE = 8 * 1024;
    private static final int FINAL = 0x80;
    private static final int DEFLATED = 0x40;
    private static final int MASKED = 0x80;
    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int PING = 9;
    private static final int PONG = 10;
    private static final int SHORT_LENGTH = 126;
    private static final int LONG_LENGTH = 127;

    private final SocketChannel channel;
    /** What has arrived and is not yet a whole frame. */
    private ByteBuffer held = ByteBuffer.allocate(FIRST_SIZE);
    /** The parts of a message that came in several frames. */
    private byte[] parts = new byte[0];
    /** Whether the message in several frames is compressed. */
    private boolean arePartsDeflated;

    private Optional<Compression> compression = Optional.empty();
    private long received;

    private LoadSocket(SocketChannel channel) {
        this.channel = channel;
    }

    /** Connects and shakes hands, offering to compress messages or not. */
    static LoadSocket connect(int port, boolean isCompressing) {
        try {
            LoadSocket socket = new LoadSocket(SocketChannel.open(new InetSocketAddress("127.0.0.1", port)));
            try {
                socket.shakeHands(port, isCompressing);
            } catch (IOException refused) {
                socket.close();
                throw refused;
            }
            return socket;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void shakeHands(int port, boolean isCompressing) throws IOException {
        channel.socket().setTcpNoDelay(true);
        String request = "GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:" + port
                + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
                + "\r\nSec-WebSocket-Version: 13"
                + (isCompressing ? "\r\nSec-WebSocket-Extensions: " + Compression.OFFER : "")
                + "\r\n\r\n";
        channel.write(ByteBuffer.wrap(request.getBytes(StandardCharsets.US_ASCII)));
        StringBuilder answer = new StringBuilder();
        ByteBuffer one = ByteBuffer.allocate(1);
        while (answer.indexOf("\r\n\r\n") < 0) {
            if (channel.read(one.clear()) < 0) {
                throw new EOFException("the server hung up: " + answer);
            }
            answer.append((char) one.get(0));
        }
        if (!answer.toString().startsWith("HTTP/1.1 101")) {
            throw new IOException(
                    "no socket: " + answer.toString().lines().findFirst().orElse(""));
        }
        if (answer.indexOf("permessage-deflate") >= 0) {
            compression = Optional.of(Compression.agreed(answer.toString()));
        }
    }

    SocketChannel channel() {
        return channel;
    }

    /** How many bytes have come from the server. */
    long received() {
        return received;
    }

    void say(String message) {
        byte[] words = message.getBytes(StandardCharsets.UTF_8);
        if (compression.isPresent()) {
            send(DEFLATED | TEXT, Compression.deflated(words));
        } else {
            send(TEXT, words);
        }
    }

    /** A frame must be masked; a mask of zeros leaves the text unchanged. */
    private void send(int kind, byte[] words) {
        ByteBuffer frame = ByteBuffer.allocate(words.length + 8);
        frame.put((byte) (FINAL | kind));
        if (words.length < SHORT_LENGTH) {
            frame.put((byte) (MASKED | words.length));
        } else {
            frame.put((byte) (MASKED | SHORT_LENGTH)).putShort((short) words.length);
        }
        frame.putInt(0).put(words).flip();
        try {
            while (frame.hasRemaining()) {
                channel.write(frame);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Takes what has arrived and hands over each whole message, which is only valid during the call. */
    void read(Consumer<Seen> message) throws IOException {
        int read = channel.read(held);
        if (read < 0) {
            throw new EOFException("the server hung up");
        }
        received += read;
        held.flip();
        while (frame(message)) {
            // the next one
        }
        held.compact();
        if (!held.hasRemaining()) {
            held = ByteBuffer.allocate(held.capacity() * 4).put(held.flip());
        }
    }

    private boolean frame(Consumer<Seen> message) throws IOException {
        int start = held.position();
        int available = held.remaining();
        int length = available < 2 ? 0 : held.get(start + 1);
        int head = length == SHORT_LENGTH ? 4 : length == LONG_LENGTH ? 10 : 2;
        if (available < head) {
            return false;
        }
        if (length == SHORT_LENGTH) {
            length = held.getShort(start + 2) & 0xffff;
        } else if (length == LONG_LENGTH) {
            length = Math.toIntExact(held.getLong(start + 2));
        }
        if (available < head + length) {
            return false;
        }
        held.position(start + head + length);
        heard(held.get(start), start + head, length, message);
        return true;
    }

    private void heard(byte first, int start, int length, Consumer<Seen> message) throws IOException {
        int kind = first & 0x0f;
        if (kind == PING) {
            send(PONG, new byte[0]);
        } else if (kind == CLOSE) {
            throw new EOFException("the server closed the socket");
        } else if (kind <= TEXT && parts.length == 0 && first < 0) {
            message.accept(seen((first & DEFLATED) != 0, held.array(), start, length));
        } else if (kind <= TEXT) {
            int before = parts.length;
            arePartsDeflated = before == 0 ? (first & DEFLATED) != 0 : arePartsDeflated;
            parts = Arrays.copyOf(parts, before + length);
            System.arraycopy(held.array(), start, parts, before, length);
            if (first < 0) {
                message.accept(seen(arePartsDeflated, parts, 0, parts.length));
                parts = new byte[0];
            }
        }
    }

    private Seen seen(boolean isDeflated, byte[] bytes, int start, int length) throws IOException {
        return isDeflated
                ? compression
                        .orElseThrow(() -> new IOException("a compressed message, though nobody asked for it"))
                        .inflated(bytes, start, length)
                : new Seen(bytes, start, start + length);
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
