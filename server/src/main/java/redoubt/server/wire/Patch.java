package redoubt.server.wire;

import java.util.List;
import java.util.Optional;
import redoubt.kernel.Named;
import redoubt.kernel.RuleId;
import redoubt.kernel.json.Json;

/**
 * How a view has changed: an object goes into the members of a record, or into the items of a list by their place; a list with one
 * value replaces what was there; an empty list removes it. {@code {"round":[4],"survivors":{"2":{"wounds":[1]}}}}
 */
public final class Patch {
    private static final RawJson NOTHING = new RawJson("{}");

    private Patch() {}

    /** What turns the JSON of {@code before} into that of {@code after}, which are records of one kind. */
    public static RawJson between(Record before, Record after) {
        StringBuilder out = new StringBuilder(256);
        return write(before, after, false, out) ? new RawJson(out.toString()) : NOTHING;
    }

    /** Writes the difference and tells whether there is one; nothing is written if not. */
    private static boolean write(Object before, Object after, boolean isOpen, StringBuilder out) {
        if (before == after) {
            return false;
        }
        if (before.getClass() == after.getClass() && before instanceof Record one && isDeep(before)) {
            return members(one, (Record) after, out);
        }
        if (before instanceof List<?> one && after instanceof List<?> other && one.size() == other.size()) {
            return items(one, other, isOpen, out);
        }
        if (before.equals(after)) {
            return false;
        }
        if (after instanceof Optional<?> optional && optional.isEmpty()) {
            out.append("[]");
        } else {
            out.append('[');
            Wire.value(after, isOpen, out);
            out.append(']');
        }
        return true;
    }

    private static boolean isDeep(Object value) {
        return !(value instanceof RuleId || value instanceof Named || value instanceof RawJson);
    }

    private static boolean members(Record before, Record after, StringBuilder out) {
        char separator = '{';
        for (Shape.Member member : Shape.of(after.getClass()).members()) {
            int start = out.length();
            out.append(separator);
            Json.quote(member.name(), out);
            out.append(':');
            if (write(member.of(before), member.of(after), member.isOpen(), out)) {
                separator = ',';
            } else {
                out.setLength(start);
            }
        }
        return isClosed(separator, out);
    }

    private static boolean items(List<?> before, List<?> after, boolean isOpen, StringBuilder out) {
        char separator = '{';
        for (int i = 0; i < after.size(); i++) {
            int start = out.length();
            out.append(separator).append('"').append(i).append("\":");
            if (write(before.get(i), after.get(i), isOpen, out)) {
                separator = ',';
            } else {
                out.setLength(start);
            }
        }
        return isClosed(separator, out);
    }

    /** Closes the object, if there was anything to write into it. */
    private static boolean isClosed(char separator, StringBuilder out) {
        boolean isAny = separator == ',';
        if (isAny) {
            out.append('}');
        }
        return isAny;
    }
}
