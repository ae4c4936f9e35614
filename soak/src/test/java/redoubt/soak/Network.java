package redoubt.soak;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A network on this machine: places with an address each, joined by a bridge, whose ways to one another can be cut. */
final class Network implements AutoCloseable {
    private static final int FIRST_PLACE = 11;
    private static final int FIRST_SOURCE = 50;
    private static final int LAST_SOURCE = 250;

    private final String name = "rd" + ProcessHandle.current().pid() % 100_000;
    private final String prefix = "10.77." + ProcessHandle.current().pid() % 250 + ".";
    private final int places;

    Network(int places) throws IOException {
        this.places = places;
        run("ip", "link", "add", name, "type", "bridge");
        run("ip", "addr", "add", gate() + "/24", "dev", name);
        run("ip", "link", "set", name, "up");
        for (String source : sources()) {
            run("ip", "addr", "add", source + "/24", "dev", name);
        }
        for (int place = 0; place < places; place++) {
            run("ip", "netns", "add", space(place));
            run("ip", "link", "add", line(place), "type", "veth", "peer", "name", "e" + line(place));
            run("ip", "link", "set", "e" + line(place), "netns", space(place));
            run("ip", "link", "set", line(place), "master", name);
            run("ip", "link", "set", line(place), "up");
            inside(place, "ip", "link", "set", "lo", "up");
            inside(place, "ip", "addr", "add", address(place) + "/24", "dev", "e" + line(place));
            inside(place, "ip", "link", "set", "e" + line(place), "up");
        }
    }

    /** Whether this machine lets us make networks. */
    static boolean isPermitted() {
        String probe = "rdprobe" + ProcessHandle.current().pid() % 100_000;
        try {
            run("ip", "netns", "add", probe);
            run("ip", "netns", "del", probe);
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    private String space(int place) {
        return name + "n" + place;
    }

    private String line(int place) {
        return name + "v" + place;
    }

    /** The address of everything that is not at a place. */
    String gate() {
        return prefix + "1";
    }

    String address(int place) {
        return prefix + (FIRST_PLACE + place);
    }

    /** Addresses that people call from. */
    List<String> sources() {
        return IntStream.range(FIRST_SOURCE, LAST_SOURCE)
                .mapToObj(last -> prefix + last)
                .toList();
    }

    /** The command that starts a program at a place. */
    List<String> at(int place, List<String> command) {
        List<String> inside = new ArrayList<>(List.of("ip", "netns", "exec", space(place)));
        inside.addAll(command);
        return inside;
    }

    /** Nothing gets from a place to an address any more, so nothing is answered either. */
    void cut(int place, String address) throws IOException {
        inside(place, "ip", "route", "replace", "blackhole", address + "/32");
    }

    void mend(int place, String address) throws IOException {
        inside(place, "ip", "route", "del", "blackhole", address + "/32");
    }

    private void inside(int place, String... command) throws IOException {
        run(at(place, List.of(command)).toArray(String[]::new));
    }

    private static void run(String... command) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.onExit().join().exitValue() != 0) {
            throw new IOException(String.join(" ", command) + ": " + said);
        }
    }

    @Override
    public void close() throws IOException {
        for (int place = 0; place < places; place++) {
            run("ip", "netns", "del", space(place));
        }
        run("ip", "link", "del", name);
    }
}
