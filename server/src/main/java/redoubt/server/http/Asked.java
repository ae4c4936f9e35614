package redoubt.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import redoubt.server.protocol.Fault;
import redoubt.server.wire.WireReader;

/** A request as its handler sees it. */
final class Asked {
    private static final String BEARER = "Bearer ";
    private static final int CHUNK = 8192;

    private final Context context;
    private final Limits limits;
    private final boolean isLarge;
    private Optional<byte[]> sent = Optional.empty();

    Asked(Context context, Limits limits, boolean isLarge) {
        this.context = context;
        this.limits = limits;
        this.isLarge = isLarge;
    }

    Optional<String> maybeToken() {
        return header("Authorization")
                .filter(value -> value.startsWith(BEARER))
                .map(value -> value.substring(BEARER.length()));
    }

    String token() {
        return maybeToken()
                .orElseThrow(() -> new CallRefused(
                        Fault.UNAUTHORIZED, "send the header \"Authorization: Bearer\" with a token of this table"));
    }

    Optional<String> header(String name) {
        return Optional.ofNullable(context.header(name));
    }

    String place(String name) {
        return context.pathParam(name);
    }

    int placeNumber(String name) {
        return number(name, place(name));
    }

    Optional<String> query(String name) {
        return Optional.ofNullable(context.queryParam(name));
    }

    String needed(String name) {
        return query(name).orElseThrow(() -> new CallRefused(Fault.WRONG, "\"" + name + "\" is missing"));
    }

    Optional<Integer> queryNumber(String name) {
        return query(name).map(word -> number(name, word));
    }

    int neededNumber(String name) {
        return number(name, needed(name));
    }

    /** A word that matches a pattern; nothing else may reach files or logs. */
    static String shaped(String name, String word, Pattern shape) {
        if (!shape.matcher(word).matches()) {
            throw new CallRefused(Fault.WRONG, "\"" + name + "\" must look like " + shape);
        }
        return word;
    }

    private static int number(String name, String word) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException _) {
            throw new CallRefused(Fault.WRONG, "\"" + name + "\" must be a whole number");
        }
    }

    <X extends Record> X body(Class<X> type) {
        try {
            ByteBuffer bytes = ByteBuffer.wrap(sent());
            return WireReader.read(
                    StandardCharsets.UTF_8.newDecoder().decode(bytes).toString(), type);
        } catch (CharacterCodingException _) {
            throw new CallRefused(Fault.MALFORMED, "a body must be UTF-8");
        }
    }

    /** The body as it was sent; it can be asked for again. */
    byte[] sent() {
        try {
            if (sent.isEmpty()) {
                sent = Optional.of(bytes(
                        isLarge ? limits.sizes().journal() : limits.sizes().body()));
            }
            return sent.get();
        } catch (IOException e) {
            throw new CallRefused(Fault.LATE, "the body did not arrive: " + e.getMessage());
        }
    }

    /** The path with what follows it, as it was sent. */
    String uri() {
        return context.path()
                + Optional.ofNullable(context.queryString())
                        .map(query -> "?" + query)
                        .orElse("");
    }

    /** Reads no more than is allowed, whatever length the sender declares, and for no longer than is allowed. */
    private byte[] bytes(int most) throws IOException {
        long end = System.nanoTime() + limits.times().request().toNanos();
        try (InputStream in = context.req().getInputStream()) {
            if (context.req().getContentLengthLong() > most) {
                throw oversized(most, in, end);
            }
            byte[] read = new byte[CHUNK];
            int size = 0;
            while (true) {
                int more = in.read(read, size, read.length - size);
                if (more < 0) {
                    return Arrays.copyOf(read, size);
                }
                size += more;
                if (size > most) {
                    throw oversized(most, in, end);
                }
                if (System.nanoTime() > end) {
                    throw new CallRefused(Fault.LATE, "the body took too long");
                }
                if (size == read.length) {
                    read = Arrays.copyOf(read, size * 2);
                }
            }
        }
    }

    /** Reads up to the allowed length once more: a sender still writing when the connection is cut never hears why. */
    private static CallRefused oversized(int most, InputStream in, long end) throws IOException {
        byte[] passedOver = new byte[CHUNK];
        long left = most;
        while (left > 0 && System.nanoTime() < end) {
            int more = in.read(passedOver);
            left = more < 0 ? 0 : left - more;
        }
        return new CallRefused(Fault.OVERSIZED, "a body may have at most " + most + " bytes here");
    }
}
