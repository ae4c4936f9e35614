package redoubt.server.http;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import redoubt.server.session.Message;

/**
 * What one server sends another for clients whose table is at the other, each known by a number: words that are the same for all of
 * them, or, without a word, that it is over with them.
 */
record Letter(List<Integer> lines, Message words) {
    /** No words at all; nobody says nothing. */
    static final Message OVER = Message.heard(new byte[0]);

    static Letter to(int line, Message words) {
        List<Integer> lines = new ArrayList<>(4);
        lines.add(line);
        return new Letter(lines, words);
    }

    boolean isOver() {
        return words.length() == 0;
    }

    /** How many bytes it is when written. */
    int size() {
        return Integer.BYTES * (2 + lines.size()) + words.length();
    }

    void write(ByteBuffer to) {
        to.putInt(lines.size());
        lines.forEach(to::putInt);
        to.putInt(words.length());
        to.put(words.bytes());
    }

    /** Reads all letters of a bundle. */
    static void readAll(ByteBuffer bundle, Consumer<Letter> reader) {
        while (bundle.hasRemaining()) {
            int count = bundle.getInt();
            List<Integer> lines = new ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                lines.add(bundle.getInt());
            }
            byte[] words = new byte[bundle.getInt()];
            bundle.get(words);
            reader.accept(new Letter(lines, Message.heard(words)));
        }
    }
}
