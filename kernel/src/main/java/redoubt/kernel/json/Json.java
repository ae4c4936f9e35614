package redoubt.kernel.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads and writes JSON as maps, lists, strings, longs, doubles and booleans, keeping the order of members. */
public final class Json {
    private static final int DEEPEST = 512;
    /** Large enough for the state of a game without growing too often. */
    private static final int FIRST_SIZE = 4096;

    private static final Pattern NUMBER = Pattern.compile("-?(?:0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");

    private final String text;
    private int at;
    private int depth;

    private Json(String text) {
        this.text = text;
    }

    public static Object read(String text) {
        Json reader = new Json(text);
        Object value = reader.value();
        reader.skipBlanks();
        if (reader.at < text.length()) {
            throw reader.wrong("the end of the text");
        }
        return value;
    }

    public static String write(Object value) {
        StringBuilder out = new StringBuilder(FIRST_SIZE);
        write(value, out);
        return out.toString();
    }

    private static void write(Object value, StringBuilder out) {
        switch (value) {
            case Map<?, ?> members -> {
                char before = '{';
                for (Map.Entry<?, ?> member : members.entrySet()) {
                    out.append(before);
                    quote(member.getKey().toString(), out);
                    out.append(':');
                    write(member.getValue(), out);
                    before = ',';
                }
                out.append(members.isEmpty() ? "{}" : "}");
            }
            case List<?> items -> {
                char before = '[';
                for (Object item : items) {
                    out.append(before);
                    write(item, out);
                    before = ',';
                }
                out.append(items.isEmpty() ? "[]" : "]");
            }
            case String string -> quote(string, out);
            case Double number when !Double.isFinite(number) -> throw new JsonException("JSON has no " + number);
            case Number number -> out.append(number);
            case Boolean truth -> out.append(truth.booleanValue());
            default -> throw new JsonException("cannot be written as JSON: " + value.getClass());
        }
    }

    /** Adds a string with its quotes. */
    public static void quote(String string, StringBuilder out) {
        out.append('"');
        int plain = 0;
        for (int i = 0; i < string.length(); i++) {
            char c = string.charAt(i);
            if (c < ' ' || c == '"' || c == '\\') {
                out.append(string, plain, i);
                escape(c, out);
                plain = i + 1;
            }
        }
        // Most strings need no escaping, and those are copied whole.
        if (plain == 0) {
            out.append(string);
        } else {
            out.append(string, plain, string.length());
        }
        out.append('"');
    }

    private static void escape(char c, StringBuilder out) {
        switch (c) {
            case '"' -> out.append("\\\"");
            case '\\' -> out.append("\\\\");
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            default -> out.append(String.format("\\u%04x", (int) c));
        }
    }

    private Object value() {
        skipBlanks();
        if (at == text.length()) {
            throw wrong("a value");
        }
        return switch (text.charAt(at)) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            default -> number();
        };
    }

    private Map<String, Object> object() {
        enter();
        Map<String, Object> members = new LinkedHashMap<>();
        if (!taken('}')) {
            do {
                skipBlanks();
                String name = string();
                expect(':');
                if (members.put(name, value()) != null) {
                    throw wrong("\"" + name + "\" only once");
                }
            } while (taken(','));
            expect('}');
        }
        depth--;
        return members;
    }

    private List<Object> array() {
        enter();
        List<Object> items = new ArrayList<>();
        if (!taken(']')) {
            do {
                items.add(value());
            } while (taken(','));
            expect(']');
        }
        depth--;
        return items;
    }

    private void enter() {
        at++;
        if (++depth > DEEPEST) {
            throw wrong("at most " + DEEPEST + " levels");
        }
    }

    private String string() {
        if (at == text.length() || text.charAt(at) != '"') {
            throw wrong("a string");
        }
        StringBuilder string = new StringBuilder();
        for (at++; at < text.length() && text.charAt(at) != '"'; at++) {
            char c = text.charAt(at);
            if (c < ' ') {
                throw wrong("no control character in a string");
            }
            string.append(c == '\\' ? escaped() : c);
        }
        expect('"');
        return string.toString();
    }

    private char escaped() {
        at++;
        if (at == text.length()) {
            throw wrong("an escaped character");
        }
        return switch (text.charAt(at)) {
            case '"' -> '"';
            case '\\' -> '\\';
            case '/' -> '/';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> throw wrong("one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u");
        };
    }

    private char unicode() {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            at++;
            int digit = at < text.length() ? Character.digit(text.charAt(at), 16) : -1;
            if (digit < 0) {
                throw wrong("four hexadecimal digits");
            }
            code = code * 16 + digit;
        }
        return (char) code;
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) {
            throw wrong("a value");
        }
        at += word.length();
        return value;
    }

    private Number number() {
        int start = at;
        while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        Matcher number = NUMBER.matcher(text).region(start, at);
        if (!number.matches()) {
            at = start;
            throw wrong("a value");
        }
        try {
            boolean whole = number.group(1) == null && number.group(2) == null;
            return whole ? (Number) Long.valueOf(number.group()) : (Number) Double.valueOf(number.group());
        } catch (NumberFormatException _) {
            at = start;
            throw wrong("a number that fits a long");
        }
    }

    private boolean taken(char wanted) {
        skipBlanks();
        if (at < text.length() && text.charAt(at) == wanted) {
            at++;
            return true;
        }
        return false;
    }

    private void expect(char wanted) {
        if (!taken(wanted)) {
            throw wrong("'" + wanted + "'");
        }
    }

    private void skipBlanks() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private JsonException wrong(String expected) {
        String found = at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
        return new JsonException("character " + (at + 1) + ": expected " + expected + " but found " + found);
    }
}
