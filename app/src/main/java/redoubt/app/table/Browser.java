package redoubt.app.table;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** Asks the desktop to show a page; if there is no desktop nothing happens, since the address has been printed. */
public final class Browser {
    private Browser() {}

    public static void show(String address) {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        boolean hasDesktop = System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
        List<String> command = system.contains("mac")
                ? List.of("open", address)
                : system.contains("win") ? List.of("cmd", "/c", "start", address) : List.of("xdg-open", address);
        if (!command.getFirst().equals("xdg-open") || hasDesktop) {
            try {
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
            } catch (IOException _) {
                // The address is in the terminal.
            }
        }
    }
}
