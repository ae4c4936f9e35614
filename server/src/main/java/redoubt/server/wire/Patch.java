package redoubt.server.wire;

import java.util.List;
import java.util.Optional;
import redoubt.kernel.Named;
import redoubt.kernel.RuleId;

/**
 * How a view has changed: an object goes into the members of a record, or into the items of a list by their index; a list with one
 * value replaces what was there; an empty list removes it. {@code {"round":[4],"survivors":{"2":{"wounds":[1]}}}}
 */
public final class Patch {
    private static final RawJson NOTHING = new RawJson("{}");

    private Patch() {}

    /** What turns the JSON of {@code before} into that of {@code after}; both are records of one kind. */
    public static RawJson between(Record before, Record after) {
        if (before.equals(after)) {
            return NOTHING;
        }
        StringBuilder out = new StringBuilder(256);
        write(before, after, false, out);
        return new RawJson(out.toString());
    }

    /** Writes the difference between two values that are not equal. */
    private static void write(Object before, Object after, boolean isOpen, StringBuilder out) {
        if (before.getClass() == after.getClass() && before instanceof Record one && isDeep(before)) {
            members(one, (Record) after, out);
        } else if (before instanceof List<?> one && after instanceof List<?> other && one.size() == other.size()) {
            items(one, other, isOpen, out);
        } else if (after instanceof Optional<?> optional && optional.isEmpty()) {
            out.append("[]");
        } else {
            out.append('[');
            Wire.value(after, isOpen, out);
            out.append(']');
        }
    }

    private static boolean isDeep(Object value) {
        return !(value instanceof RuleId || value instanceof Named || value instanceof RawJson);
    }

    /** Most members are equal, and comparing two records whole is much faster than reading them member by member. */
    private static void members(Record before, Record after, StringBuilder out) {
        char separator = '{';
        for (Shape.Member member : Shape.of(after.getClass()).members()) {
            Object one = member.of(before);
            Object other = member.of(after);
            if (!one.equals(other)) {
                out.append(separator).append(member.label());
                write(one, other, member.isOpen(), out);
                separator = ',';
            }
        }
        out.append('}');
    }

    private static void items(List<?> before, List<?> after, boolean isOpen, StringBuilder out) {
        char separator = '{';
        for (int i = 0; i < after.size(); i++) {
            if (!before.get(i).equals(after.get(i))) {
                out.append(separator).append('"').append(i).append("\":");
                write(before.get(i), after.get(i), isOpen, out);
                separator = ',';
            }
        }
        out.append('}');
    }
}
