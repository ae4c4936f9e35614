package redoubt.server.wire;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** JSON as it grows, in the bytes in which it is sent (UTF-8). */
final class JsonBytes {
    private static final int FIRST_SIZE = 4 * 1024;
    private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);
    private static final int LONGEST_NUMBER = 20;

    private byte[] bytes = new byte[FIRST_SIZE];
    private int size;

    byte[] bytes() {
        return Arrays.copyOf(bytes, size);
    }

    @Override
    public String toString() {
        return new String(bytes, 0, size, StandardCharsets.UTF_8);
    }

    /** Adds a character of JSON itself, such as a bracket. */
    JsonBytes add(char sign) {
        room(1);
        bytes[size++] = (byte) sign;
        return this;
    }

    /** Adds what is JSON already. */
    JsonBytes add(byte[] json) {
        room(json.length);
        System.arraycopy(json, 0, bytes, size, json.length);
        size += json.length;
        return this;
    }

    JsonBytes add(String json) {
        return add(json.getBytes(StandardCharsets.UTF_8));
    }

    JsonBytes add(long number) {
        if (number < 0) {
            return add(Long.toString(number));
        }
        room(LONGEST_NUMBER);
        int digits = 1;
        for (long rest = number / 10; rest > 0; rest /= 10) {
            digits++;
        }
        long rest = number;
        for (int at = size + digits - 1; at >= size; at--) {
            bytes[at] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
        size += digits;
        return this;
    }

    /** Adds a text with its quotes. Most texts are plain ASCII, which is copied as it is. */
    @SuppressWarnings("deprecation")
    JsonBytes quote(String text) {
        int length = text.length();
        room(length + 2);
        int start = size;
        bytes[size++] = '"';
        text.getBytes(0, length, bytes, size);
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c < ' ' || c > '~' || c == '"' || c == '\\') {
                size = start;
                return quoteAny(text);
            }
        }
        size += length;
        bytes[size++] = '"';
        return this;
    }

    private JsonBytes quoteAny(String text) {
        add('"');
        int plain = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c == '"' || c == '\\') {
                add(text.substring(plain, i)).escape(c);
                plain = i + 1;
            }
        }
        return add(text.substring(plain)).add('"');
    }

    private void escape(char c) {
        switch (c) {
            case '"' -> add("\\\"");
            case '\\' -> add("\\\\");
            case '\n' -> add("\\n");
            case '\r' -> add("\\r");
            case '\t' -> add("\\t");
            default -> {
                add("\\u00");
                room(2);
                bytes[size++] = HEX[c >> 4];
                bytes[size++] = HEX[c & 0xf];
            }
        }
    }

    private void room(int more) {
        if (size + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, size + more));
        }
    }
}
