package redoubt.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** A socket down to its frames, which asks for compression as browsers do. */
final class BrowserSocket implements AutoCloseable {
    private final Socket socket;
    private final DataInputStream in;
    final String agreed;

    /** A frame as it came. */
    record Sent(boolean isDeflated, byte[] payload) {
        String text() {
            if (!isDeflated) {
                return new String(payload, StandardCharsets.UTF_8);
            }
            byte[] whole = Arrays.copyOf(payload, payload.length + 4);
            Arrays.fill(whole, whole.length - 2, whole.length, (byte) 0xff);
            Inflater inflater = new Inflater(true);
            try {
                inflater.setInput(whole);
                byte[] out = new byte[1_000_000];
                return new String(out, 0, inflater.inflate(out), StandardCharsets.UTF_8);
            } catch (DataFormatException e) {
                throw new IllegalStateException(e);
            } finally {
                inflater.end();
            }
        }
    }

    BrowserSocket(int port, String offer) {
        try {
            socket = new Socket("127.0.0.1", port);
            socket.setSoTimeout(10_000);
            in = new DataInputStream(socket.getInputStream());
            socket.getOutputStream()
                    .write(("GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:" + port
                                    + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
                                    + "\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                                    + (offer.isEmpty() ? "" : "Sec-WebSocket-Extensions: " + offer + "\r\n") + "\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            StringBuilder answer = new StringBuilder();
            while (answer.indexOf("\r\n\r\n") < 0) {
                answer.append((char) in.readByte());
            }
            assertThat(answer.toString()).startsWith("HTTP/1.1 101");
            agreed = answer.toString()
                    .lines()
                    .filter(line -> line.startsWith("Sec-WebSocket-Extensions:"))
                    .findFirst()
                    .orElse("");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void say(String text, boolean isDeflated) {
        byte[] words = text.getBytes(StandardCharsets.UTF_8);
        if (isDeflated) {
            Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
            deflater.setInput(words);
            byte[] out = new byte[words.length + 100];
            words = Arrays.copyOf(out, deflater.deflate(out, 0, out.length, Deflater.SYNC_FLUSH) - 4);
            deflater.end();
        }
        ByteBuffer frame = ByteBuffer.allocate(words.length + 8);
        frame.put((byte) (isDeflated ? 0xc1 : 0x81)).put((byte) 0xfe).putShort((short) words.length);
        frame.putInt(0).put(words);
        try {
            socket.getOutputStream().write(frame.array());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Sent next() {
        try {
            int first = in.readUnsignedByte();
            int length = in.readUnsignedByte();
            if (length == 126) {
                length = in.readUnsignedShort();
            } else if (length == 127) {
                length = (int) in.readLong();
            }
            return new Sent((first & 0x40) != 0, in.readNBytes(length));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The next message of a kind; others before it are passed over. */
    Sent next(String kind) {
        for (Sent sent = next(); ; sent = next()) {
            if (sent.text().startsWith("{\"is\":\"" + kind + "\"")) {
                return sent;
            }
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
