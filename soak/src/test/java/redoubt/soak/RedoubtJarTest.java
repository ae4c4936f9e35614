package redoubt.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packed program, alone in an empty folder. */
class RedoubtJarTest {
    private static final Path JAR =
            Path.of("..", "app", "target", "redoubt.jar").toAbsolutePath();

    @TempDir
    private Path folder;

    private String run(int code, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar", JAR.toString()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isEqualTo(code);
        return output;
    }

    @Test
    void theJarWorksAlone() throws IOException, InterruptedException {
        assertThat(run(0, "missions")).contains("TY-M01", "WD-M00");
        assertThat(run(0, "missions", "--language", "fr")).contains("Sonnez l’alarme", "Trois nuits");
        assertThat(run(0, "rules", "show", "WD-ATK-02")).contains("divide the Attacks");
        assertThat(run(2, "replay", "none")).isEqualTo("redoubt: cannot read none: there is no such file\n");
    }
}
