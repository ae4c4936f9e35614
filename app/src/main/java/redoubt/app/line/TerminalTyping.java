package redoubt.app.line;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** A real terminal, with editing, history and completion. */
public final class TerminalTyping implements Typing {
    private static final int LEAST_WIDTH = 40;

    private final Terminal terminal;
    private final LineReader reader;
    private List<String> completions = List.of();

    private TerminalTyping(Terminal terminal) {
        this.terminal = terminal;
        this.reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .completer((_, line, candidates) -> complete(line, candidates))
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.CASE_INSENSITIVE, true)
                .build();
    }

    public static TerminalTyping open() throws IOException {
        return new TerminalTyping(TerminalBuilder.builder().system(true).build());
    }

    /** Keys contain spaces, so the whole line so far is completed and the part before the last word is cut off. */
    private void complete(ParsedLine line, List<Candidate> candidates) {
        String before = line.line().substring(0, line.cursor() - line.wordCursor());
        for (String word : completions) {
            if (word.regionMatches(true, 0, before, 0, before.length())) {
                candidates.add(new Candidate(word.substring(before.length())));
            }
        }
    }

    @Override
    public String line(String prompt, List<String> words) {
        completions = new ArrayList<>(words);
        try {
            return reader.readLine(prompt);
        } catch (EndOfFileException | UserInterruptException _) {
            return null;
        }
    }

    @Override
    public void say(String line) {
        terminal.writer().println(line);
        terminal.flush();
    }

    @Override
    public Ink ink() {
        return new Ink(!terminal.getType().startsWith("dumb") && System.getenv("NO_COLOR") == null);
    }

    @Override
    public int width() {
        int width = terminal.getWidth();
        return width <= 0 ? 120 : Math.max(LEAST_WIDTH, width - 1);
    }

    @Override
    public void close() throws IOException {
        terminal.close();
    }
}
