package redoubt.server.http;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import redoubt.server.protocol.Fault;

/** The client's files from the class path; any path that is not a file is a page that the client shows by itself. */
final class Pages {
    private static final String FOLDER = "/web";
    private static final String FIRST = "/index.html";
    /** No parent folders, no hidden files, no other characters. */
    private static final Pattern FILE = Pattern.compile("(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+");

    private static final int NOT_MODIFIED = 304;
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json; charset=utf-8"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("woff2", "font/woff2"));
    private static final List<String> PACKED = List.of("woff2", "png", "ico");

    private final Map<String, Page> pages = new ConcurrentHashMap<>();

    /** A file ready to send, plain and compressed. */
    private record Page(String type, String tag, byte[] plain, Optional<byte[]> packed) {}

    void send(Context context) {
        String path = context.path();
        boolean isFile = path.lastIndexOf('.') > path.lastIndexOf('/');
        String file = isFile ? path : FIRST;
        Page page = page(file)
                .orElseThrow(() -> new CallRefused(
                        Fault.UNKNOWN, isFile ? "there is no file " + path : "the client is not in this build"));
        context.header("Cache-Control", caching(file));
        context.header("ETag", page.tag());
        context.header("Vary", "Accept-Encoding");
        context.disableCompression();
        if (page.tag().equals(context.header("If-None-Match"))) {
            context.status(NOT_MODIFIED);
            return;
        }
        context.contentType(page.type());
        boolean takesPacked = Optional.ofNullable(context.header("Accept-Encoding"))
                .filter(value -> value.contains("gzip"))
                .isPresent();
        if (takesPacked && page.packed().isPresent()) {
            context.header("Content-Encoding", "gzip");
            context.result(page.packed().get());
        } else {
            context.result(page.plain());
        }
    }

    /** Files with a fingerprint in their name never change; the others are always checked again. */
    private static String caching(String file) {
        return file.startsWith("/assets/")
                ? "public, max-age=31536000, immutable"
                : file.startsWith("/fonts/") ? "public, max-age=604800" : "no-cache";
    }

    private Optional<Page> page(String file) {
        Page known = pages.get(file);
        if (known != null) {
            return Optional.of(known);
        }
        String kind = file.substring(file.lastIndexOf('.') + 1);
        if (!TYPES.containsKey(kind) || !FILE.matcher(file).matches()) {
            return Optional.empty();
        }
        try (InputStream in = Pages.class.getResourceAsStream(FOLDER + file)) {
            if (in == null) {
                return Optional.empty();
            }
            Page page = page(kind, in.readAllBytes());
            pages.put(file, page);
            return Optional.of(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Page page(String kind, byte[] plain) throws IOException {
        Optional<byte[]> packed = PACKED.contains(kind) ? Optional.empty() : Optional.of(packed(plain));
        return new Page(TYPES.get(kind), tag(plain), plain, packed.filter(bytes -> bytes.length < plain.length));
    }

    private static byte[] packed(byte[] plain) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream(plain.length / 2);
        try (GZIPOutputStream packing = new GZIPOutputStream(out)) {
            packing.write(plain);
        }
        return out.toByteArray();
    }

    private static String tag(byte[] plain) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(plain);
            return '"' + HexFormat.of().formatHex(Arrays.copyOf(digest, 12)) + '"';
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
