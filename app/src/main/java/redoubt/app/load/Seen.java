package redoubt.app.load;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A message from the table as a load client reads it: it searches the bytes for only what it needs, because parsing thousands of
 * messages a second would measure the client instead.
 */
record Seen(byte[] text, int from, int to) {
    private static final byte[] MOVED = bytes("{\"is\":\"Moved\",\"happening\":{\"step\":");
    private static final byte[] WELCOME = bytes("{\"is\":\"Welcome\"");
    private static final byte[] REFUSED = bytes("{\"is\":\"Refused\"");
    private static final byte[] SITUATION = bytes("\"situation\":{\"step\":");
    private static final byte[] SEATS = bytes("\"seats\":[");
    private static final byte[] QUESTION = bytes("\"question\":{");
    private static final byte[] EXTRAS = bytes("\"extras\":[");
    private static final byte[] UNDO = bytes("\"undo\":\"");
    private static final byte[] OWNERS = bytes("\"owners\":[");
    private static final byte[] KEY = bytes("{\"key\":\"");

    /** An answer that may be given: at which step, by which seat, and its key as it stands in the JSON. */
    record Answer(int step, int seat, String key) {}

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    boolean isWelcome() {
        return isAt(WELCOME, from);
    }

    boolean isRefused() {
        return isAt(REFUSED, from);
    }

    /** The step that somebody's choice made; 0 if the message is about something else. */
    int moved() {
        return isAt(MOVED, from) ? number(from + MOVED.length) : 0;
    }

    /** One of the answers that are offered; none if the game is over. */
    Optional<Answer> anyAnswer(RandomGenerator random) {
        int situation = last(SITUATION);
        int question = first(QUESTION, situation);
        // Extras that are as they were are left out.
        int extras = first(EXTRAS, situation);
        int end = extras < 0 ? first(UNDO, situation) : extras;
        if (question < 0 || end < 0 || question > end) {
            return Optional.empty();
        }
        int count = 0;
        for (int key = first(KEY, question); key >= 0 && key < end; key = first(KEY, key + KEY.length)) {
            count++;
        }
        int key = first(KEY, question);
        for (int skipped = random.nextInt(count); skipped > 0; skipped--) {
            key = first(KEY, key + KEY.length);
        }
        return Optional.of(new Answer(
                number(situation + SITUATION.length), number(seats(question, key)), quoted(key + KEY.length)));
    }

    /** Where the list of seats that may choose this option begins: its owners, or else everybody asked. */
    private int seats(int question, int key) {
        int next = first(KEY, key + KEY.length);
        int owners = first(OWNERS, key);
        return owners >= 0 && (next < 0 || owners < next)
                ? owners + OWNERS.length
                : first(SEATS, question) + SEATS.length;
    }

    @Override
    public String toString() {
        return new String(text, from, to - from, StandardCharsets.UTF_8);
    }

    private String quoted(int start) {
        int end = start;
        while (text[end] != '"') {
            end += text[end] == '\\' ? 2 : 1;
        }
        return new String(text, start, end - start, StandardCharsets.UTF_8);
    }

    private int number(int start) {
        int number = 0;
        for (int i = start; i < to && text[i] >= '0' && text[i] <= '9'; i++) {
            number = number * 10 + text[i] - '0';
        }
        return number;
    }

    private int first(byte[] words, int start) {
        for (int i = Math.max(start, from); start >= 0 && i <= to - words.length; i++) {
            if (isAt(words, i)) {
                return i;
            }
        }
        return -1;
    }

    private int last(byte[] words) {
        for (int i = to - words.length; i >= from; i--) {
            if (isAt(words, i)) {
                return i;
            }
        }
        return -1;
    }

    private boolean isAt(byte[] words, int start) {
        if (start + words.length > to) {
            return false;
        }
        for (int i = 0; i < words.length; i++) {
            if (text[start + i] != words[i]) {
                return false;
            }
        }
        return true;
    }
}
