package redoubt.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import redoubt.kernel.json.Json;

/**
 * The packed program on a Spark cluster of two workers, whose executors are killed while they play: the results are those of one
 * machine. It takes one to two minutes, so it runs only when it is asked for ({@code -Dspark.cluster=yes}).
 */
@EnabledIfSystemProperty(named = "spark.cluster", matches = "yes")
class LostExecutorIT {
    private static final String EXECUTOR = "CoarseGrainedExecutorBackend";
    private static final String[] GRID = {
        "simulate", "--mission", "NL-M01,WD-M00", "--bot", "quick", "--bot", "search:12p", "--games", "24", "--json"
    };
    private static final Path PROGRAM =
            Path.of("..", "app", "target", "redoubt.jar").toAbsolutePath().normalize();
    private static final Path FARM = Path.of("target", "redoubt-spark.jar").toAbsolutePath();

    @TempDir
    private Path folder;

    private final List<Process> processes = new ArrayList<>();

    @AfterEach
    void stop() throws IOException {
        processes.forEach(process -> {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        });
        try (Stream<Path> links = Files.list(folder.resolve("home").resolve("jars"))) {
            for (Path link : links.toList()) {
                Files.delete(link);
            }
        }
    }

    @Test
    void aLostExecutorChangesNothing() throws IOException, InterruptedException {
        int port = freePort();
        home();
        Process master = java(
                "master",
                libraries(),
                "org.apache.spark.deploy.master.Master",
                "--host",
                "127.0.0.1",
                "--port",
                "" + port,
                "--webui-port",
                "0");
        Process[] workers = {worker("a", port), worker("b", port)};
        Process driver = java(
                "driver",
                FARM + File.pathSeparator + libraries() + File.pathSeparator + PROGRAM,
                Stream.concat(Stream.of("redoubt.app.Main"), Stream.of(GRID)),
                "--on",
                "spark://127.0.0.1:" + port);
        int killed = 0;
        while (!driver.waitFor(1, TimeUnit.SECONDS)) {
            assertThat(master.isAlive()).isTrue();
            if (killed < 2) {
                killed += killYoungExecutor(workers[killed]);
            }
        }
        assertThat(driver.exitValue()).as(log("driver")).isZero();
        assertThat(killed).as("executors killed while games were played").isEqualTo(2);
        Process here = java("here", PROGRAM.toString(), Stream.concat(Stream.of("redoubt.app.Main"), Stream.of(GRID)));
        assertThat(here.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(results("driver")).isEqualTo(results("here")).hasSize(4);
    }

    /** Kills an executor that has had time to play something. */
    private static int killYoungExecutor(Process worker) {
        return (int) worker.descendants()
                .filter(each -> each.info().commandLine().orElse("").contains(EXECUTOR))
                .filter(each -> each.info().startInstant().isPresent()
                        && Duration.between(each.info().startInstant().get(), Instant.now())
                                        .toSeconds()
                                >= 8)
                .limit(1)
                .filter(ProcessHandle::destroyForcibly)
                .count();
    }

    private Process worker(String name, int port) throws IOException {
        return java(
                "worker-" + name,
                libraries(),
                "org.apache.spark.deploy.worker.Worker",
                "--host",
                "127.0.0.1",
                "--cores",
                "1",
                "--memory",
                "700m",
                "--webui-port",
                "0",
                "--work-dir",
                folder.resolve(name).toString(),
                "spark://127.0.0.1:" + port);
    }

    /** Spark looks for its jars in its home. */
    private void home() throws IOException {
        Path jars = Files.createDirectories(folder.resolve("home").resolve("jars"));
        for (String jar : libraries().split(File.pathSeparator)) {
            Path file = Path.of(jar);
            Files.createSymbolicLink(jars.resolve(file.getFileName()), file);
        }
    }

    private static String libraries() throws IOException {
        return Files.readString(Path.of("target", "classpath")).strip();
    }

    private Process java(String name, String classPath, String... arguments) throws IOException {
        return java(name, classPath, Arrays.stream(arguments));
    }

    private Process java(String name, String classPath, Stream<String> first, String... more) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "--sun-misc-unsafe-memory-access=allow",
                "-Dspark.executor.memory=500m",
                "-cp",
                classPath));
        first.forEach(command::add);
        command.addAll(List.of(more));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectOutput(folder.resolve(name + ".out").toFile())
                .redirectError(folder.resolve(name + ".err").toFile());
        builder.environment()
                .putAll(Map.of(
                        "SPARK_HOME",
                        folder.resolve("home").toString(),
                        "SPARK_SCALA_VERSION",
                        "2.13",
                        "SPARK_LOCAL_IP",
                        "127.0.0.1",
                        "JAVA_HOME",
                        System.getProperty("java.home")));
        Process process = builder.start();
        processes.add(process);
        return process;
    }

    private String log(String name) throws IOException {
        return Files.readString(folder.resolve(name + ".err"));
    }

    /** What a report says of each mission and bot, without the time it took and where. */
    private List<Map<String, Object>> results(String name) throws IOException {
        Map<?, ?> report = (Map<?, ?>) Json.read(Files.readString(folder.resolve(name + ".out")));
        return ((List<?>) report.get("missions"))
                .stream()
                        .map(each -> ((Map<?, ?>) each)
                                .entrySet().stream()
                                        .filter(entry -> !List.of(
                                                        "where", "seconds", "decisionsPerSecond", "gamesPerSecond")
                                                .contains(entry.getKey()))
                                        .collect(Collectors.toMap(
                                                entry -> (String) entry.getKey(),
                                                entry -> (Object) entry.getValue(),
                                                (one, _) -> one,
                                                () -> (Map<String, Object>) new TreeMap<String, Object>())))
                        .toList();
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
