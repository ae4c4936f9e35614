package redoubt.server.wire;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import redoubt.kernel.Named;
import redoubt.kernel.RuleId;
import redoubt.kernel.json.Json;

/**
 * Writes records as JSON for clients: members by name, an empty {@link Optional} left out, named values and rules by their name,
 * constants in lower case. Where the declared type is open, the member {@code is} says which record it is.
 */
public final class Wire {
    /** The member that says what a record is. */
    public static final String IS = "is";

    private static final byte[] TRUE = "true".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] FALSE = "false".getBytes(StandardCharsets.US_ASCII);

    /** The constants of an enumeration, each as it is written. */
    private static final ClassValue<byte[][]> CONSTANTS = new ClassValue<>() {
        @Override
        protected byte[][] computeValue(Class<?> type) {
            return Arrays.stream(type.getEnumConstants())
                    .map(constant -> new JsonBytes()
                            .quote(((Enum<?>) constant).name().toLowerCase(Locale.ROOT))
                            .bytes())
                    .toArray(byte[][]::new);
        }
    };

    private Wire() {}

    /** The JSON of a record on its own, including what it is. */
    public static String write(Record record) {
        return written(record, true).toString();
    }

    /** The same in UTF-8. */
    public static byte[] bytes(Record record) {
        return written(record, true).bytes();
    }

    /** The JSON of a record whose kind the reader knows. */
    public static String writePlain(Record record) {
        return written(record, false).toString();
    }

    private static JsonBytes written(Record record, boolean isOpen) {
        JsonBytes out = new JsonBytes();
        value(record, isOpen, out);
        return out;
    }

    static void value(Object value, boolean isOpen, JsonBytes out) {
        switch (value) {
            case String text -> out.quote(text);
            case Integer number -> out.add(number.longValue());
            case Boolean truth -> out.add(truth ? TRUE : FALSE);
            case Long number -> out.add(number.longValue());
            case Double number -> out.add(number.toString());
            case RuleId rule -> out.quote(rule.id());
            case Named named -> out.quote(named.name());
            case Patch patch -> patch.write(out);
            case Enum<?> constant -> out.add(CONSTANTS.get(constant.getDeclaringClass())[constant.ordinal()]);
            case List<?> items -> list(items, isOpen, out);
            case Optional<?> optional -> value(optional.orElseThrow(), isOpen, out);
            case Map<?, ?> tree -> out.add(Json.write(tree));
            case Record record -> record(record, isOpen, out);
            default -> throw new IllegalArgumentException("no way to write a " + value.getClass());
        }
    }

    private static void list(List<?> items, boolean isOpen, JsonBytes out) {
        out.add('[');
        for (int i = 0; i < items.size(); i++) {
            if (i > 0) {
                out.add(',');
            }
            value(items.get(i), isOpen, out);
        }
        out.add(']');
    }

    private static void record(Record record, boolean isOpen, JsonBytes out) {
        Shape shape = Shape.of(record.getClass());
        out.add('{');
        boolean isFirst = true;
        if (isOpen) {
            out.add(shape.is());
            isFirst = false;
        }
        List<Shape.Member> members = shape.members();
        for (int i = 0; i < members.size(); i++) {
            Shape.Member member = members.get(i);
            Object value = member.of(record);
            if (value instanceof Optional<?> optional && optional.isEmpty()) {
                continue;
            }
            if (!isFirst) {
                out.add(',');
            }
            isFirst = false;
            out.add(member.label());
            value(value, member.isOpen(), out);
        }
        out.add('}');
    }
}
