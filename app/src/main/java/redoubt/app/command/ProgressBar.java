package redoubt.app.command;

import java.io.PrintWriter;
import java.util.function.IntConsumer;

/** One line that fills up as games are played, and is wiped when they are done. */
final class ProgressBar implements IntConsumer {
    private static final int WIDTH = 40;

    private final PrintWriter out;
    private final String name;
    private final int total;
    private int shown = -1;

    ProgressBar(PrintWriter out, String name, int total) {
        this.out = out;
        this.name = name;
        this.total = total;
    }

    @Override
    public synchronized void accept(int done) {
        int percent = (int) (100L * done / total);
        if (percent <= shown) {
            return;
        }
        shown = percent;
        int filled = WIDTH * percent / 100;
        String bar = "\r" + name + " [" + "#".repeat(filled) + ".".repeat(WIDTH - filled) + "] " + percent + " %";
        out.print(done == total ? "\r" + " ".repeat(bar.length()) + "\r" : bar);
        out.flush();
    }
}
