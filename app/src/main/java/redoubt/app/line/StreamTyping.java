package redoubt.app.line;

import java.io.IOException;
import java.util.List;
import redoubt.app.desk.Desk;

/** Plain lines in and out, for pipes and tests. */
public record StreamTyping(Desk desk) implements Typing {
    private static final int WIDTH = 120;

    @Override
    public String line(String prompt, List<String> words) throws IOException {
        desk.out().print(prompt);
        desk.out().flush();
        return desk.in().readLine();
    }

    @Override
    public void say(String line) {
        desk.out().println(line);
    }

    @Override
    public Ink ink() {
        return Ink.PLAIN;
    }

    @Override
    public int width() {
        return WIDTH;
    }

    @Override
    public void close() {
        desk.out().flush();
    }
}
