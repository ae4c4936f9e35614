package redoubt.server.schema;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import redoubt.kernel.Named;
import redoubt.kernel.RuleId;
import redoubt.server.schema.Definition.Member;
import redoubt.server.schema.Definition.OneOf;
import redoubt.server.schema.Definition.Shape;
import redoubt.server.schema.Definition.Words;

/** Everything that some records say or refer to, as {@link redoubt.server.wire.Wire} writes it. */
public final class Vocabulary {
    private final Map<String, Class<?>> classes = new LinkedHashMap<>();
    private final Map<String, Definition> found = new LinkedHashMap<>();
    private final Set<String> tagged = new LinkedHashSet<>();
    private final Set<String> plain = new LinkedHashSet<>();

    /** Adds a record, an enum or a sealed interface, with everything it refers to. */
    public Vocabulary with(Class<?> type) {
        kind(type);
        return this;
    }

    /** Adds a choice of records that no sealed interface names. */
    public Vocabulary withOneOf(String name, List<? extends Class<?>> records) {
        found.put(name, oneOf(name, records));
        return this;
    }

    /** Adds a choice of words, such as the names of some classes. */
    public Vocabulary withWords(String name, List<String> words) {
        found.put(name, new Words(name, List.copyOf(words)));
        return this;
    }

    public List<Definition> definitions() {
        List<Definition> all = new ArrayList<>();
        for (Definition definition : found.values()) {
            all.add(
                    definition instanceof Shape shape
                            ? new Shape(
                                    shape.name(),
                                    shape.members(),
                                    tagged.contains(shape.name()),
                                    plain.contains(shape.name()))
                            : definition);
        }
        return List.copyOf(all);
    }

    /** What appears in a place with this declared type, leaving aside {@link Optional} itself. */
    public Kind kind(Type declared) {
        if (declared instanceof ParameterizedType generic) {
            if (generic.getRawType() == Map.class) {
                return new Kind.Tree();
            }
            Kind item = kind(generic.getActualTypeArguments()[0]);
            return generic.getRawType() == List.class ? new Kind.Many(item) : item;
        }
        return declared instanceof Class<?> type ? kind(type) : new Kind.Anything();
    }

    private Kind kind(Class<?> type) {
        if (type == String.class || type == RuleId.class || Named.class.isAssignableFrom(type)) {
            return new Kind.Text();
        }
        if (type == int.class || type == Integer.class || type == long.class || type == Long.class) {
            return new Kind.Whole();
        }
        if (type == double.class || type == Double.class) {
            return new Kind.Real();
        }
        if (type == boolean.class || type == Boolean.class) {
            return new Kind.Truth();
        }
        if (!type.isRecord() && !type.isEnum() && !type.isSealed()) {
            return new Kind.Anything();
        }
        if (type.isRecord()) {
            plain.add(type.getSimpleName());
        }
        return define(type);
    }

    private Kind define(Class<?> type) {
        String name = type.getSimpleName();
        Class<?> known = classes.putIfAbsent(name, type);
        if (known == null) {
            // The name is reserved before the members are read, so that definitions come in reading order.
            found.put(name, new Words(name, List.of()));
            found.put(name, definition(name, type));
        } else if (known != type && !definition(name, type).equals(found.get(name))) {
            throw new IllegalArgumentException("two that differ are called " + name + ": " + known + " and " + type);
        }
        return new Kind.Defined(name);
    }

    private Definition definition(String name, Class<?> type) {
        if (type.isEnum()) {
            return new Words(
                    name,
                    Arrays.stream(type.getEnumConstants())
                            .map(constant -> ((Enum<?>) constant).name().toLowerCase(Locale.ROOT))
                            .toList());
        }
        if (type.isRecord()) {
            return shape(name, type);
        }
        return oneOf(name, List.of(type.getPermittedSubclasses()));
    }

    private OneOf oneOf(String name, List<? extends Class<?>> records) {
        Set<String> names = new LinkedHashSet<>();
        for (Class<?> record : records) {
            if (!record.isRecord()) {
                throw new IllegalArgumentException(name + " permits " + record + ", which is no record");
            }
            tagged.add(record.getSimpleName());
            define(record);
            names.add(record.getSimpleName());
        }
        return new OneOf(name, List.copyOf(names));
    }

    private Shape shape(String name, Class<?> type) {
        List<Member> members = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            boolean isOptional = component.getType() == Optional.class;
            members.add(new Member(component.getName(), kind(component.getGenericType()), isOptional));
        }
        return new Shape(name, List.copyOf(members), false, false);
    }
}
