package redoubt.soak;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The packed program as one of several servers, at a place of a network; whenever it ends it is started again, as a service is. */
final class Node implements AutoCloseable {
    private static final int PORT = 8765;
    private static final int INNER_PORT = 7600;
    private static final long PAUSE = 500;

    private final Network network;
    private final int place;
    private final List<String> command = new ArrayList<>();
    private final Path log;
    private final Thread service = Thread.ofPlatform().daemon().unstarted(this::serve);
    private volatile Process process;
    private volatile boolean isOver;
    private volatile boolean isHeldBack;

    Node(Network network, int place, int places, Path jar, String store, Path folder) {
        this.network = network;
        this.place = place;
        this.log = folder.resolve("node" + place + ".log");
        List<String> seeds = new ArrayList<>();
        for (int each = 0; each < places; each++) {
            seeds.add(network.address(each) + ":" + INNER_PORT);
        }
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx256m",
                "--enable-native-access=ALL-UNNAMED",
                "-jar",
                jar.toString(),
                "--no-browser",
                "--log",
                "info",
                "--host",
                "0.0.0.0",
                "--sockets-per-address",
                "10000",
                "--connections-per-address",
                "10000",
                "--cluster",
                network.address(place) + ":" + INNER_PORT,
                "--seeds",
                String.join(",", seeds),
                "--store",
                store));
    }

    /** Where people reach it. */
    InetSocketAddress door() {
        return new InetSocketAddress(network.address(place), PORT);
    }

    int place() {
        return place;
    }

    long pid() {
        return process.pid();
    }

    void start() {
        service.start();
    }

    private void serve() {
        try {
            while (!isOver) {
                if (!isHeldBack) {
                    process = new ProcessBuilder(network.at(place, command))
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                            .start();
                    process.waitFor();
                }
                Thread.sleep(PAUSE);
            }
        } catch (IOException e) {
            throw new IllegalStateException("a node cannot be started", e);
        } catch (InterruptedException _) {
            // closed
        }
    }

    /** Kills it without a warning; it comes back after so many milliseconds. */
    void kill(long away) throws InterruptedException {
        isHeldBack = true;
        process.destroyForcibly().waitFor();
        Thread.startVirtualThread(() -> {
            try {
                Thread.sleep(away);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
            isHeldBack = false;
        });
    }

    /** Asks it to stop, as before an upgrade. */
    void stop() throws InterruptedException {
        process.destroy();
        process.waitFor();
    }

    /** It does nothing for so many milliseconds. */
    void hang(long milliseconds) throws IOException, InterruptedException {
        String id = String.valueOf(process.pid());
        new ProcessBuilder("kill", "-STOP", id).start().waitFor();
        Thread.sleep(milliseconds);
        new ProcessBuilder("kill", "-CONT", id).start().waitFor();
    }

    @Override
    public void close() {
        isOver = true;
        service.interrupt();
        if (process != null) {
            process.destroyForcibly();
            process.onExit().join();
        }
    }
}
