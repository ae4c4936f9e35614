package redoubt.app.messages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The compiled classes of a module that a client may hear of. */
public final class GameClasses {
    private GameClasses() {}

    /** Every class in the module of a class. */
    public static List<Class<?>> all(Class<?> module) {
        List<Class<?>> all = new ArrayList<>();
        names(module).forEach(name -> all.add(load(name, module)));
        return all;
    }

    /** The records and constants of a kind in the module of a class, without private ones. */
    public static List<Class<?>> of(Class<?> kind, Class<?>... modules) {
        List<Class<?>> found = new ArrayList<>();
        for (Class<?> module : modules) {
            for (Class<?> type : all(module)) {
                if (kind.isAssignableFrom(type)
                        && (type.isRecord() || type.isEnum())
                        && !Modifier.isPrivate(type.getModifiers())) {
                    found.add(type);
                }
            }
        }
        found.sort(Comparator.comparing(Class::getName));
        return found;
    }

    /** The name of a class as clients are told it: the simple name, after that of the type it is nested in. */
    public static String told(Class<?> type) {
        Class<?> outer = type.getDeclaringClass();
        return outer == null ? type.getSimpleName() : outer.getSimpleName() + "." + type.getSimpleName();
    }

    private static Class<?> load(String name, Class<?> module) {
        try {
            return Class.forName(name, false, module.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("there is no class " + name, e);
        }
    }

    private static List<String> names(Class<?> module) {
        try {
            Path place = Path.of(
                    module.getProtectionDomain().getCodeSource().getLocation().toURI());
            if (Files.isDirectory(place)) {
                return below(place);
            }
            try (FileSystem jar = FileSystems.newFileSystem(URI.create("jar:" + place.toUri()), Map.of())) {
                return below(jar.getPath("/"));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot look for the classes of " + module, e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("cannot find the classes of " + module, e);
        }
    }

    private static List<String> below(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> file.startsWith("redoubt/") && file.endsWith(".class"))
                    .filter(file -> !file.endsWith("-info.class"))
                    .map(file ->
                            file.substring(0, file.length() - ".class".length()).replace('/', '.'))
                    .toList();
        }
    }
}
