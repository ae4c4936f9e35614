package redoubt.content;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The content files from one source: our own, packed with the program, or a folder of the user's. */
public record ContentFolder(List<SourceText> files) {
    public ContentFolder {
        files = List.copyOf(files);
    }

    /** All {@code *.txt} files under a folder, by path; none if the folder does not exist. */
    public static ContentFolder of(Path folder) {
        return of(folder, folder);
    }

    /** What a user's folder holds for a game: the files in its subfolder named after the game. */
    public static ContentFolder of(String folder, String game) {
        return of(Path.of(folder), Path.of(folder, game));
    }

    /** The files in part of a folder, with names that begin with the folder's own name. */
    private static ContentFolder of(Path folder, Path part) {
        if (!Files.isDirectory(part)) {
            return new ContentFolder(List.of());
        }
        try (Stream<Path> paths = Files.walk(part)) {
            List<Path> found = paths.filter(path -> path.toString().endsWith(".txt") && Files.isRegularFile(path))
                    .sorted()
                    .toList();
            List<SourceText> files = new ArrayList<>();
            for (Path path : found) {
                String name = folder.getFileName() + "/"
                        + folder.relativize(path).toString().replace('\\', '/');
                files.add(new SourceText(name, Files.readString(path)));
            }
            return new ContentFolder(files);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The resources next to a class that {@code base/index} lists, one path per line. */
    public static ContentFolder of(Class<?> anchor, String base) {
        List<SourceText> files = new ArrayList<>();
        for (String line : resource(anchor, base + "/index").lines().toList()) {
            String name = line.strip();
            if (!name.isEmpty() && !name.startsWith("#")) {
                String path = base + "/" + name;
                String shown = path.substring(base.lastIndexOf('/') + 1);
                files.add(new SourceText(shown, resource(anchor, path)));
            }
        }
        return new ContentFolder(files);
    }

    private static String resource(Class<?> anchor, String path) {
        try (InputStream stream = anchor.getResourceAsStream(path)) {
            if (stream == null) {
                throw new IllegalArgumentException("no resource " + path + " beside " + anchor.getName());
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
