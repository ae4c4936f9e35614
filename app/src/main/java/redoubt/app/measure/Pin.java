package redoubt.app.measure;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The one processor on which everything that is compared plays; empty where the system cannot pin a process to one. */
public record Pin(Optional<Integer> processor) {
    private static final String ALLOWED = "Cpus_allowed_list:";

    /** The last processor that this program may use, since the first has the most other work. */
    public static Pin find() {
        boolean canPin = Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "taskset")));
        return new Pin(canPin ? last() : Optional.empty());
    }

    private static Optional<Integer> last() {
        try {
            return Files.readAllLines(Path.of("/proc/self/status")).stream()
                    .filter(line -> line.startsWith(ALLOWED))
                    .map(line -> Integer.valueOf(line.replaceFirst(".*\\D(?=\\d+$)", "")))
                    .findFirst();
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /** The words that start a pinned process. */
    List<String> words() {
        return processor
                .map(number -> List.of("taskset", "-c", number.toString()))
                .orElse(List.of());
    }

    @Override
    public String toString() {
        return processor
                .map(number -> "pinned to processor " + number)
                .orElse("not pinned to a processor, which taskset would do");
    }
}
