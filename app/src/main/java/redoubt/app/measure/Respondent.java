package redoubt.app.measure;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Another Java process, which answers each line it is asked with a line and ends along with whoever started it. */
public final class Respondent implements AutoCloseable {
    private final Process process;
    private final BufferedReader answers;
    private final PrintWriter questions;

    private Respondent(Process process) {
        this.process = process;
        this.answers = process.inputReader(StandardCharsets.UTF_8);
        this.questions = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), true);
    }

    /** Starts a process with these words before the name of the Java program, such as those that pin it to a processor. */
    static Respondent start(List<String> before, List<String> arguments) {
        List<String> command = new ArrayList<>(before);
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(arguments);
        try {
            return new Respondent(new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Respondent start(List<String> arguments) {
        return start(List.of(), arguments);
    }

    /** The next line that the process prints. */
    public String said() {
        try {
            String line = answers.readLine();
            if (line == null) {
                throw new IllegalStateException("the process has ended without an answer");
            }
            return line;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String ask(String question) {
        questions.println(question);
        return said();
    }

    public Process process() {
        return process;
    }

    @Override
    public void close() {
        questions.close();
        try {
            process.waitFor();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
