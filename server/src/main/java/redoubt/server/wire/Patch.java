package redoubt.server.wire;

import java.util.List;
import java.util.Optional;
import redoubt.kernel.Named;
import redoubt.kernel.RuleId;

/**
 * How a view has changed: what turns the JSON of {@code before} into that of {@code after}, which are records of one kind. Written as
 * JSON, an object goes into the members of a record, or into the items of a list by their index; a list with one value replaces
 * what was there; an empty list removes it. {@code {"round":[4],"survivors":{"2":{"wounds":[1]}}}}
 */
public record Patch(Record before, Record after) {
    void write(JsonBytes out) {
        if (isSame(before, after)) {
            out.add('{').add('}');
        } else {
            write(before, after, false, out);
        }
    }

    /** What has not changed is most often the same object. */
    private static boolean isSame(Object before, Object after) {
        return before == after || before.equals(after);
    }

    /** Writes the difference between two values that are not equal. */
    private static void write(Object before, Object after, boolean isOpen, JsonBytes out) {
        if (before.getClass() == after.getClass() && before instanceof Record one && isDeep(before)) {
            members(one, (Record) after, out);
        } else if (before instanceof List<?> one && after instanceof List<?> other && one.size() == other.size()) {
            items(one, other, isOpen, out);
        } else if (after instanceof Optional<?> optional && optional.isEmpty()) {
            out.add('[').add(']');
        } else {
            out.add('[');
            Wire.value(after, isOpen, out);
            out.add(']');
        }
    }

    private static boolean isDeep(Object value) {
        return !(value instanceof RuleId || value instanceof Named);
    }

    /** Most members are equal, and comparing two records whole is much faster than reading them member by member. */
    private static void members(Record before, Record after, JsonBytes out) {
        char separator = '{';
        for (Shape.Member member : Shape.of(after.getClass()).members()) {
            Object one = member.of(before);
            Object other = member.of(after);
            if (!isSame(one, other)) {
                out.add(separator).add(member.label());
                write(one, other, member.isOpen(), out);
                separator = ',';
            }
        }
        out.add('}');
    }

    private static void items(List<?> before, List<?> after, boolean isOpen, JsonBytes out) {
        char separator = '{';
        for (int i = 0; i < after.size(); i++) {
            if (!isSame(before.get(i), after.get(i))) {
                out.add(separator).add('"').add((long) i).add('"').add(':');
                write(before.get(i), after.get(i), isOpen, out);
                separator = ',';
            }
        }
        out.add('}');
    }
}
