package redoubt.app.measure;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import redoubt.app.desk.CommandRefused;

/** A build of the program whose games can be played in a process of its own: this one, or one that somebody has kept as a jar. */
public final class Build {
    private static final String PROBE = Probe.class.getName();
    private static final String PROBE_FILE = PROBE.replace('.', '/') + ".class";
    /** A class that every build has. */
    private static final String KERNEL = "redoubt/kernel/GameBox.class";

    private final String name;
    private final String classPath;
    private final List<String> contentFolders;

    private Build(String name, String classPath, List<String> contentFolders) {
        this.name = name;
        this.classPath = classPath;
        this.contentFolders = List.copyOf(contentFolders);
    }

    /** The build that is running. */
    public static Build thisOne(List<String> contentFolders) {
        return new Build("this build", System.getProperty("java.class.path"), contentFolders);
    }

    /** The build in a jar; the probe is laid beside it, in a folder that the caller deletes. */
    public static Build of(Path jar, Path folder, List<String> contentFolders) {
        if (!Files.isRegularFile(jar)) {
            throw new CommandRefused("there is no jar " + jar);
        }
        requireKernel(jar);
        try (InputStream probe = Build.class.getClassLoader().getResourceAsStream(PROBE_FILE)) {
            Path copy = folder.resolve(PROBE_FILE);
            Files.createDirectories(copy.getParent());
            Files.copy(probe, copy);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Build(
                jar.getFileName().toString(), jar + System.getProperty("path.separator") + folder, contentFolders);
    }

    private static void requireKernel(Path jar) {
        try (ZipFile file = new ZipFile(jar.toFile())) {
            if (file.getEntry(KERNEL) == null) {
                throw new CommandRefused(jar + " is not a jar of Redoubt: it has no " + KERNEL);
            }
        } catch (ZipException e) {
            throw new CommandRefused(jar + " is not a jar: " + e.getMessage());
        } catch (IOException e) {
            throw new CommandRefused("cannot read " + jar + ": " + e.getMessage());
        }
    }

    public String name() {
        return name;
    }

    /** Starts a process that plays its games; the simple collector leaves the processor to the game. */
    Player player(Pin pin) {
        List<String> arguments = new ArrayList<>(List.of("-XX:+UseSerialGC", "-cp", classPath, PROBE));
        arguments.addAll(contentFolders);
        return new Player(name, Respondent.start(pin.words(), arguments));
    }
}
