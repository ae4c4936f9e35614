package redoubt.soak;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Stands between two programs, cuts their connections at will, and can lose the answer to a commit that has arrived. */
final class CuttingProxy implements AutoCloseable {
    private static final int BUFFER = 16 * 1024;
    private static final int CONNECT = 1_000;

    private final ServerSocket entrance;
    /** Whom to pass the next caller on to; the next one if the first does not answer, and so on. */
    private final Supplier<List<InetSocketAddress>> targets;
    /** The addresses to call from, in turn; none for any. */
    private final List<String> sources;

    private final List<Pair> pairs = new CopyOnWriteArrayList<>();
    private final AtomicInteger commitsToLose = new AtomicInteger();
    private final AtomicInteger callers = new AtomicInteger();
    /** How many milliseconds everything is late. */
    private volatile long delay;

    /** A caller and the line to whom it called. */
    private record Pair(Socket caller, Socket called) {
        void cut() {
            close(caller);
            close(called);
        }
    }

    /** Passes on to a port of this machine. */
    static CuttingProxy to(int port) {
        return to(port, List.of());
    }

    /** Passes on to a port of this machine, as if callers had these addresses. */
    static CuttingProxy to(int port, List<String> sources) {
        InetSocketAddress target = new InetSocketAddress("127.0.0.1", port);
        return new CuttingProxy("127.0.0.1", () -> List.of(target), sources);
    }

    /** Listens at an address of this machine. */
    CuttingProxy(String address, Supplier<List<InetSocketAddress>> targets, List<String> sources) {
        this.targets = targets;
        this.sources = List.copyOf(sources);
        try {
            entrance = new ServerSocket(0, 1_000, InetAddress.getByName(address));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofPlatform().daemon().start(this::accept);
    }

    int port() {
        return entrance.getLocalPort();
    }

    private void accept() {
        while (!entrance.isClosed()) {
            try {
                connect(entrance.accept());
            } catch (IOException _) {
                // closed, or the other side is not there
            }
        }
    }

    private void connect(Socket caller) {
        for (InetSocketAddress target : targets.get()) {
            if (isConnected(caller, target)) {
                return;
            }
        }
        close(caller);
    }

    private boolean isConnected(Socket caller, InetSocketAddress target) {
        Socket called = new Socket();
        try {
            if (!sources.isEmpty()) {
                String source = sources.get(callers.incrementAndGet() % sources.size());
                called.bind(new InetSocketAddress(source, 0));
            }
            called.connect(target, CONNECT);
            caller.setTcpNoDelay(true);
            called.setTcpNoDelay(true);
        } catch (IOException _) {
            close(called);
            return false;
        }
        Pair pair = new Pair(caller, called);
        pairs.add(pair);
        AtomicInteger losing = new AtomicInteger();
        Thread.startVirtualThread(() -> pass(pair, caller, called, losing, true));
        Thread.startVirtualThread(() -> pass(pair, called, caller, losing, false));
        return true;
    }

    private void pass(Pair pair, Socket from, Socket to, AtomicInteger losing, boolean isThere) {
        byte[] buffer = new byte[BUFFER];
        try {
            for (int read = from.getInputStream().read(buffer);
                    read >= 0;
                    read = from.getInputStream().read(buffer)) {
                if (isThere
                        && isCommit(buffer, read)
                        && commitsToLose.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
                    losing.set(1);
                }
                if (!isThere && losing.get() == 1) {
                    // The commit has been carried out, and nobody will hear of it.
                    break;
                }
                Thread.sleep(delay);
                to.getOutputStream().write(buffer, 0, read);
            }
        } catch (IOException | InterruptedException _) {
            // cut
        }
        pair.cut();
        pairs.remove(pair);
    }

    private static boolean isCommit(byte[] bytes, int length) {
        return new String(bytes, 0, length, StandardCharsets.ISO_8859_1).contains("COMMIT");
    }

    /** Loses the answers to the next commits. */
    void loseCommits(int count) {
        commitsToLose.set(count);
    }

    /** From now on everything is so many milliseconds late. */
    void slow(long milliseconds) {
        delay = milliseconds;
    }

    /** Cuts each connection with this probability. */
    void cut(double share, RandomGenerator random) {
        pairs.stream().filter(_ -> random.nextDouble() < share).forEach(Pair::cut);
    }

    private static void close(Closeable line) {
        try {
            line.close();
        } catch (IOException _) {
            // closed already
        }
    }

    @Override
    public void close() {
        close(entrance);
        pairs.forEach(Pair::cut);
    }
}
