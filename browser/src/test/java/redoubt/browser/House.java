package redoubt.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Where the tests take place: the program, a browser, and the guests who look at it until a test is over. */
final class House implements AutoCloseable {
    private final Path data;
    private final Chromium chromium;
    private final List<Guest> guests = new ArrayList<>();
    private Program program;

    private House(Path data, Program program, Chromium chromium) {
        this.data = data;
        this.program = program;
        this.chromium = chromium;
    }

    /** Opens one, with further options of the program if a test wants any. */
    static House open(String... more) {
        try {
            Path data = Files.createTempDirectory("redoubt-browser");
            return new House(data, Program.start(data, more), Chromium.start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A guest at a desk who speaks a language. */
    Guest guest(String language) {
        return guest(language, Device.DESK);
    }

    Guest guest(String language, Device device) {
        Guest guest = new Guest(
                chromium.browser().newContext(device.options(language).setBaseURL(program.address())),
                program.address());
        guests.add(guest);
        return guest;
    }

    /** The programs that speak to the same server without a page. */
    Caller caller() {
        return new Caller(program.address());
    }

    /** Kills the server without a warning. */
    void kill() {
        program.kill();
    }

    /** Starts it again where it was, with what it kept. */
    void restart() {
        program = Program.start(data, program.port());
    }

    /** Pictures of what everybody sees, as when a test has failed. */
    void picture(String name) {
        for (int i = 0; i < guests.size(); i++) {
            guests.get(i).keep("failed-" + name + "-" + (i + 1));
        }
    }

    /** Sends everybody home; says what went wrong in their pages. */
    List<String> sendHome() {
        List<String> troubles =
                guests.stream().flatMap(guest -> guest.troubles().stream()).toList();
        guests.forEach(Guest::close);
        guests.clear();
        return troubles;
    }

    @Override
    public void close() {
        chromium.close();
        leave();
    }

    /** Stops the program and keeps nothing; the browser ends with this process. */
    void leave() {
        program.close();
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
