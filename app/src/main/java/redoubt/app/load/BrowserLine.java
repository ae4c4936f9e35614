package redoubt.app.load;

import java.io.IOException;
import java.util.function.Consumer;

/** A client's socket that waits for what it is told, for tests that need more than a load. */
public final class BrowserLine implements AutoCloseable {
    private final LoadSocket socket;

    private BrowserLine(LoadSocket socket) {
        this.socket = socket;
    }

    public static BrowserLine call(int port) {
        return new BrowserLine(LoadSocket.connect(port, true));
    }

    public void say(String message) {
        socket.say(message);
    }

    /** Waits until something arrives and hands over each whole message. */
    public void read(Consumer<String> message) throws IOException {
        socket.read(seen -> message.accept(seen.toString()));
    }

    @Override
    public void close() {
        socket.close();
    }
}
