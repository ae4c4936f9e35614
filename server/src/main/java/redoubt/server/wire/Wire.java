package redoubt.server.wire;

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

    /** Large enough for most messages without growing. */
    private static final int FIRST_SIZE = 8 * 1024;

    private Wire() {}

    /** The JSON of a record on its own, including what it is. */
    public static String write(Record record) {
        StringBuilder out = new StringBuilder(FIRST_SIZE);
        value(record, true, out);
        return out.toString();
    }

    /** The JSON of a record whose kind the reader knows. */
    public static String writePlain(Record record) {
        StringBuilder out = new StringBuilder(FIRST_SIZE);
        value(record, false, out);
        return out.toString();
    }

    static void value(Object value, boolean isOpen, StringBuilder out) {
        switch (value) {
            case String text -> Json.quote(text, out);
            case Integer number -> out.append(number.intValue());
            case Boolean truth -> out.append(truth.booleanValue());
            case Long number -> out.append(number.longValue());
            case Double number -> out.append(number.doubleValue());
            case RuleId rule -> Json.quote(rule.id(), out);
            case Named named -> Json.quote(named.name(), out);
            case RawJson raw -> out.append(raw.text());
            case Enum<?> constant -> Json.quote(constant.name().toLowerCase(Locale.ROOT), out);
            case List<?> items -> list(items, isOpen, out);
            case Optional<?> optional -> value(optional.orElseThrow(), isOpen, out);
            case Map<?, ?> tree -> out.append(Json.write(tree));
            case Record record -> record(record, isOpen, out);
            default -> throw new IllegalArgumentException("no way to write a " + value.getClass());
        }
    }

    private static void list(List<?> items, boolean isOpen, StringBuilder out) {
        out.append('[');
        for (int i = 0; i < items.size(); i++) {
            if (i > 0) {
                out.append(',');
            }
            value(items.get(i), isOpen, out);
        }
        out.append(']');
    }

    private static void record(Record record, boolean isOpen, StringBuilder out) {
        Shape shape = Shape.of(record.getClass());
        out.append('{');
        boolean isFirst = true;
        if (isOpen) {
            out.append("\"is\":");
            Json.quote(shape.name(), out);
            isFirst = false;
        }
        for (Shape.Member member : shape.members()) {
            Object value = member.of(record);
            if (value instanceof Optional<?> optional && optional.isEmpty()) {
                continue;
            }
            if (!isFirst) {
                out.append(',');
            }
            isFirst = false;
            out.append(member.label());
            value(value, member.isOpen(), out);
        }
        out.append('}');
    }
}
