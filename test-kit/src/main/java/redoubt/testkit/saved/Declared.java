package redoubt.testkit.saved;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.List;

/** The declared type of a member, with type variables resolved as far as the declaration allows. */
record Declared(Class<?> raw, List<Declared> arguments) {
    static final Declared ANYTHING = new Declared(Object.class, List.of());

    static Declared of(Type type) {
        return ANYTHING.component(type);
    }

    /** The type of a component of this type. */
    Declared component(Type type) {
        return switch (type) {
            case Class<?> plain -> new Declared(plain, List.of());
            case ParameterizedType parameterized ->
                new Declared(
                        (Class<?>) parameterized.getRawType(),
                        Arrays.stream(parameterized.getActualTypeArguments())
                                .map(this::component)
                                .toList());
            case TypeVariable<?> variable ->
                argument(List.of(raw.getTypeParameters()).indexOf(variable));
            case WildcardType wildcard -> component(wildcard.getUpperBounds()[0]);
            default -> ANYTHING;
        };
    }

    Declared argument(int index) {
        return index >= 0 && index < arguments.size() ? arguments.get(index) : ANYTHING;
    }
}
