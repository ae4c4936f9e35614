package redoubt.server.wire;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** How the records of a class are written and read: their name, that name as a member, their members, and how to make one from these. */
record Shape(String name, byte[] is, List<Member> members, Constructor<?> constructor) {
    private static final ClassValue<Shape> SHAPES = new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
            return read(type);
        }
    };

    /** A member of a record; its label is its name as written before its value. */
    record Member(String name, byte[] label, Type type, boolean isOpen, MethodHandle accessor) {
        Object of(Record record) {
            try {
                return (Object) accessor.invokeExact((Object) record);
            } catch (RuntimeException | Error e) {
                throw e;
            } catch (Throwable e) {
                throw new IllegalStateException("cannot read " + name + " of " + record, e);
            }
        }
    }

    static Shape of(Class<?> record) {
        return SHAPES.get(record);
    }

    /** Whether a value of this declared type, or each value in a list or option of it, must say what it is. */
    static boolean isOpen(Type declared) {
        return switch (declared) {
            case ParameterizedType generic
            when generic.getRawType() == List.class || generic.getRawType() == Optional.class ->
                isOpen(generic.getActualTypeArguments()[0]);
            case Class<?> type -> type == Object.class || type == Record.class || type.isInterface();
            default -> true;
        };
    }

    private static Shape read(Class<?> type) {
        List<Member> members = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            members.add(new Member(
                    component.getName(),
                    new JsonBytes().quote(component.getName()).add(':').bytes(),
                    component.getGenericType(),
                    isOpen(component.getGenericType()),
                    accessor(component.getAccessor())));
        }
        byte[] is = new JsonBytes()
                .quote(Wire.IS)
                .add(':')
                .quote(type.getSimpleName())
                .bytes();
        return new Shape(type.getSimpleName(), is, List.copyOf(members), constructor(type));
    }

    private static Constructor<?> constructor(Class<?> type) {
        Class<?>[] types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("a record without its constructor: " + type, e);
        }
    }

    private static MethodHandle accessor(Method accessor) {
        try {
            accessor.setAccessible(true);
            return MethodHandles.lookup().unreflect(accessor).asType(MethodType.methodType(Object.class, Object.class));
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("cannot read " + accessor, e);
        }
    }
}
