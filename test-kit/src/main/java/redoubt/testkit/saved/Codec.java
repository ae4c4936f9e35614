package redoubt.testkit.saved;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import redoubt.kernel.json.Json;
import redoubt.kernel.json.JsonException;

/**
 * Writes records as JSON, component by component, and reads them back equal. Where the declared type is open (an interface, a type
 * variable) the member {@code @} names the record. Packed values and things saved by name are registered one by one.
 */
public final class Codec {
    private static final String ROOT = "redoubt.";
    private static final String TYPE = "@";

    /** Every codec writes a record the same way, and many games have their own codec. */
    private static final ClassValue<Shape> SHAPES = new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
            return shapeOf(type);
        }
    };

    private final Map<Class<?>, Taught<?>> taught;

    private Codec(Map<Class<?>, Taught<?>> taught) {
        this.taught = taught;
    }

    public static Builder builder() {
        return new Builder();
    }

    /** Collects the types that are not written by their components. */
    public static final class Builder {
        private final Map<Class<?>, Taught<?>> taught = new LinkedHashMap<>();

        /** A type with its own JSON form (see {@link Json} for the types it may use). */
        public <X> Builder value(Class<X> type, Function<X, Object> toJson, Function<Object, X> fromJson) {
            taught.put(type, new Taught<>(type, toJson, fromJson));
            return this;
        }

        /** A type that is shared and saved only by its name. */
        public <X> Builder named(Class<X> type, Function<X, String> name, Function<String, X> find) {
            return value(type, name::apply, json -> find.apply(text(json)));
        }

        public Codec build() {
            return new Codec(new LinkedHashMap<>(taught));
        }
    }

    private record Taught<X>(Class<X> type, Function<X, Object> toJson, Function<Object, X> fromJson) {
        Object write(Object value) {
            return toJson.apply(type.cast(value));
        }

        X read(Object json) {
            try {
                return fromJson.apply(json);
            } catch (JsonException e) {
                throw e;
            } catch (RuntimeException e) {
                throw new JsonException("not a " + type.getSimpleName() + ": " + e.getMessage(), e);
            }
        }
    }

    private record Shape(Constructor<?> constructor, List<RecordComponent> components, List<Declared> plain) {
        Declared type(int index, Declared declared) {
            return declared.arguments().isEmpty()
                    ? plain.get(index)
                    : declared.component(components.get(index).getGenericType());
        }
    }

    public String write(Object value) {
        return Json.write(toJson(value, Declared.ANYTHING));
    }

    /** The value as a JSON tree, for a member declared as {@code declared}. */
    public Object toJson(Object value, Type declared) {
        return toJson(value, Declared.of(declared));
    }

    private Object toJson(Object value, Declared declared) {
        Optional<Taught<?>> special = special(value.getClass());
        if (special.isPresent()) {
            return typed(value, declared, special.get().write(value));
        }
        return switch (value) {
            case String string -> string;
            case Boolean truth -> truth;
            case Integer number -> {
                if (isOpen(declared.raw())) {
                    throw new JsonException("an int needs a declared type, or it would be read as a long");
                }
                yield number.longValue();
            }
            case Long number -> number;
            case Double number -> number;
            case Enum<?> constant -> typed(value, declared, constant.name());
            case Optional<?> optional ->
                optional.<List<Object>>map(item -> List.of(toJson(item, declared.argument(0))))
                        .orElse(List.of());
            case List<?> items -> {
                List<Object> json = new ArrayList<>(items.size());
                for (Object item : items) {
                    json.add(toJson(item, declared.argument(0)));
                }
                yield json;
            }
            case Record record -> components(record, declared);
            default ->
                throw new JsonException("no way to write a " + value.getClass().getName());
        };
    }

    public <X> X read(String json, Class<X> type) {
        return type.cast(fromJson(Json.read(json), type));
    }

    /** The value of a JSON tree, for a member declared as {@code declared}. */
    public Object fromJson(Object json, Type declared) {
        return fromJson(json, Declared.of(declared));
    }

    private Object fromJson(Object json, Declared declared) {
        return isOpen(declared.raw()) ? open(json, declared.raw()) : closed(json, declared);
    }

    private Object open(Object json, Class<?> declared) {
        if (!(json instanceof Map<?, ?> members)) {
            if (declared == Object.class
                    && (json instanceof String || json instanceof Boolean || json instanceof Number)) {
                return json;
            }
            throw new JsonException("expected an object for a " + declared.getSimpleName() + " but found " + json);
        }
        Class<?> type = named(text(members.get(TYPE)));
        if (!declared.isAssignableFrom(type)) {
            throw new JsonException(type.getName() + " is not a " + declared.getSimpleName());
        }
        return closed(
                members.containsKey("value") && !type.isRecord()
                                || special(type).isPresent()
                        ? members.get("value")
                        : json,
                Declared.of(type));
    }

    private Object closed(Object json, Declared declared) {
        Class<?> raw = declared.raw();
        Optional<Taught<?>> special = special(raw);
        if (special.isPresent()) {
            return special.get().read(json);
        }
        if (raw == String.class) {
            return text(json);
        }
        if (raw == boolean.class || raw == Boolean.class) {
            return as(json, Boolean.class);
        }
        if (raw == int.class || raw == Integer.class) {
            return whole(as(json, Long.class));
        }
        if (raw == long.class || raw == Long.class) {
            return as(json, Long.class);
        }
        if (raw == double.class || raw == Double.class) {
            return as(json, Number.class).doubleValue();
        }
        if (raw.isEnum()) {
            return constant(raw, text(json));
        }
        if (raw == Optional.class) {
            List<?> items = as(json, List.class);
            return items.isEmpty() ? Optional.empty() : Optional.of(fromJson(items.getFirst(), declared.argument(0)));
        }
        if (raw == List.class) {
            List<Object> items = new ArrayList<>();
            for (Object item : as(json, List.class)) {
                items.add(fromJson(item, declared.argument(0)));
            }
            return List.copyOf(items);
        }
        if (raw.isRecord()) {
            return record(as(json, Map.class), declared);
        }
        throw new JsonException("no way to read a " + raw.getName());
    }

    private Object components(Record record, Declared declared) {
        Map<String, Object> members = new LinkedHashMap<>();
        if (isOpen(declared.raw())) {
            members.put(TYPE, name(record.getClass()));
        }
        Shape shape = SHAPES.get(record.getClass());
        Declared known = declared.raw() == record.getClass() ? declared : Declared.of(record.getClass());
        for (int i = 0; i < shape.components().size(); i++) {
            RecordComponent component = shape.components().get(i);
            try {
                members.put(component.getName(), toJson(component.getAccessor().invoke(record), shape.type(i, known)));
            } catch (ReflectiveOperationException | NullPointerException e) {
                throw new JsonException("cannot read " + component.getName() + " of " + record, e);
            }
        }
        return members;
    }

    private Object record(Map<?, ?> members, Declared declared) {
        Class<?> type = declared.raw();
        Shape shape = SHAPES.get(type);
        Object[] values = new Object[shape.components().size()];
        for (int i = 0; i < values.length; i++) {
            RecordComponent component = shape.components().get(i);
            Object json = members.get(component.getName());
            if (json == null) {
                throw new JsonException(
                        "expected a member \"" + component.getName() + "\" in a " + type.getSimpleName());
            }
            values[i] = fromJson(json, shape.type(i, declared));
        }
        try {
            return shape.constructor().newInstance(values);
        } catch (InvocationTargetException e) {
            throw new JsonException(
                    "not a " + type.getSimpleName() + ": " + e.getCause().getMessage(), e);
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            throw new JsonException("not a " + type.getSimpleName() + ": " + e.getMessage(), e);
        }
    }

    private static Shape shapeOf(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            components[i].getAccessor().setAccessible(true);
        }
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            Declared plain = Declared.of(type);
            return new Shape(
                    constructor,
                    List.of(components),
                    Arrays.stream(components)
                            .map(component -> plain.component(component.getGenericType()))
                            .toList());
        } catch (NoSuchMethodException e) {
            throw new JsonException("a record without its constructor: " + type, e);
        }
    }

    private Optional<Taught<?>> special(Class<?> type) {
        Taught<?> exact = taught.get(type);
        if (exact != null) {
            return Optional.of(exact);
        }
        for (Taught<?> candidate : taught.values()) {
            if (candidate.type().isAssignableFrom(type)) {
                return Optional.of(candidate);
            }
        }
        return Optional.empty();
    }

    /** A value that is not a JSON object needs a wrapper when the declaration does not give its type. */
    private Object typed(Object value, Declared declared, Object json) {
        if (!isOpen(declared.raw())) {
            return json;
        }
        Class<?> type = value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass();
        Map<String, Object> wrapped = new LinkedHashMap<>();
        wrapped.put(TYPE, name(type));
        wrapped.put("value", json);
        return wrapped;
    }

    private boolean isOpen(Class<?> type) {
        return (type.isInterface() || type == Object.class)
                && type != List.class
                && special(type).isEmpty();
    }

    private static Object constant(Class<?> type, String name) {
        for (Object constant : type.getEnumConstants()) {
            if (((Enum<?>) constant).name().equals(name)) {
                return constant;
            }
        }
        throw new JsonException("expected one of " + List.of(type.getEnumConstants()) + " but found \"" + name + "\"");
    }

    private static String name(Class<?> type) {
        if (!type.getName().startsWith(ROOT)) {
            throw new JsonException("only types of the project are saved, not " + type.getName());
        }
        return type.getName().substring(ROOT.length());
    }

    private static Class<?> named(String name) {
        try {
            return Class.forName(ROOT + name, false, Codec.class.getClassLoader());
        } catch (ClassNotFoundException | LinkageError e) {
            throw new JsonException("unknown type \"" + name + "\"", e);
        }
    }

    private static int whole(long number) {
        if (number != (int) number) {
            throw new JsonException("expected a number that fits an int but found " + number);
        }
        return (int) number;
    }

    private static String text(Object json) {
        return as(json, String.class);
    }

    private static <X> X as(Object json, Class<X> type) {
        if (!type.isInstance(json)) {
            throw new JsonException("expected a " + type.getSimpleName() + " but found "
                    + (json == null ? "nothing" : json.getClass().getSimpleName()));
        }
        return type.cast(json);
    }
}
