package redoubt.server.wire;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import redoubt.kernel.json.Json;
import redoubt.kernel.json.JsonException;

/**
 * Reads what clients send into records, strictly: every member is known, only optional ones may be missing, and each has its type.
 */
public final class WireReader {
    private WireReader() {}

    /** A record of a known kind. */
    public static <X extends Record> X read(String json, Class<X> type) {
        return type.cast(record(tree(json), type, ""));
    }

    /** One of the records that a sealed interface permits, as its member {@code is} says. */
    public static <X> X readOneOf(String json, Class<X> sealed) {
        Map<?, ?> members = tree(json);
        Object is = members.get(Wire.IS);
        for (Class<?> permitted : sealed.getPermittedSubclasses()) {
            if (permitted.getSimpleName().equals(is)) {
                return sealed.cast(record(members, permitted, ""));
            }
        }
        throw new WireRefused("\"is\" must be one of "
                + Arrays.stream(sealed.getPermittedSubclasses())
                        .map(Class::getSimpleName)
                        .toList());
    }

    private static Map<?, ?> tree(String json) {
        try {
            if (Json.read(json) instanceof Map<?, ?> members) {
                return members;
            }
        } catch (JsonException e) {
            throw new WireRefused("not JSON: " + e.getMessage());
        }
        throw new WireRefused("expected a JSON object");
    }

    private static Object record(Map<?, ?> members, Class<?> type, String path) {
        Shape shape = Shape.of(type);
        Object[] values = new Object[shape.members().size()];
        for (int i = 0; i < values.length; i++) {
            Shape.Member member = shape.members().get(i);
            values[i] = member(members.get(member.name()), member.type(), path + member.name());
        }
        List<String> known = shape.members().stream().map(Shape.Member::name).toList();
        for (Object name : members.keySet()) {
            if (!known.contains(name) && !name.equals(Wire.IS)) {
                throw new WireRefused("unknown member \"" + path + name + "\"; expected one of " + known);
            }
        }
        return made(shape, values);
    }

    private static Object made(Shape shape, Object[] values) {
        try {
            return shape.constructor().newInstance(values);
        } catch (InvocationTargetException e) {
            throw new WireRefused(String.valueOf(e.getCause().getMessage()));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make a " + shape.name(), e);
        }
    }

    private static Object member(Object json, Type declared, String path) {
        if (declared instanceof ParameterizedType generic) {
            Type argument = generic.getActualTypeArguments()[0];
            if (generic.getRawType() == Optional.class) {
                return json == null ? Optional.empty() : Optional.of(member(json, argument, path));
            }
            List<Object> items = new ArrayList<>();
            List<?> sent = as(json, List.class, "a list", path);
            for (int i = 0; i < sent.size(); i++) {
                items.add(member(sent.get(i), argument, path + "[" + i + "]"));
            }
            return List.copyOf(items);
        }
        Class<?> type = (Class<?>) declared;
        if (type == String.class) {
            return text(as(json, String.class, "a text", path), path);
        }
        if (type == Boolean.class || type == boolean.class) {
            return as(json, Boolean.class, "true or false", path);
        }
        if (type == Long.class || type == long.class) {
            return as(json, Long.class, "a whole number", path);
        }
        if (type == int.class) {
            return whole(as(json, Long.class, "a whole number", path), path);
        }
        if (type.isEnum()) {
            return constant(type, as(json, String.class, "a text", path), path);
        }
        return record(as(json, Map.class, "an object", path), type, path + ".");
    }

    /** JSON can spell half a character and the character zero, which no store keeps. */
    private static String text(String sent, String path) {
        if (!PlainText.is(sent)) {
            throw new WireRefused(
                    "\"" + path + "\" holds a character that is not text (U+0000 or half a surrogate pair)");
        }
        return sent;
    }

    private static Object constant(Class<?> type, String name, String path) {
        List<String> known = new ArrayList<>();
        for (Object constant : type.getEnumConstants()) {
            String word = ((Enum<?>) constant).name().toLowerCase(Locale.ROOT);
            if (word.equals(name)) {
                return constant;
            }
            known.add(word);
        }
        throw new WireRefused("\"" + path + "\" must be one of " + known);
    }

    private static int whole(long number, String path) {
        if (number != (int) number) {
            throw new WireRefused("\"" + path + "\" is too large a number");
        }
        return (int) number;
    }

    private static <X> X as(Object json, Class<X> type, String expected, String path) {
        if (!type.isInstance(json)) {
            throw new WireRefused("\"" + path + "\" must be " + expected + (json == null ? " and is missing" : ""));
        }
        return type.cast(json);
    }
}
