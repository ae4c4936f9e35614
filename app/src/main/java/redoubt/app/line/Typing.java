package redoubt.app.line;

import java.io.IOException;
import java.util.List;

/** Where lines are typed and read: a terminal with editing, history and completion, or plain streams. */
public interface Typing extends AutoCloseable {
    /** The next line typed after a prompt, or null if there is none; Tab completes to one of the words. */
    String line(String prompt, List<String> words) throws IOException;

    void say(String line);

    Ink ink();

    /** How many characters fit on a line. */
    int width();

    @Override
    void close() throws IOException;
}
