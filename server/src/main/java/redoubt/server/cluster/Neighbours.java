package redoubt.server.cluster;

import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.function.Consumer;

/** The other servers that hold tables of the same store. A server on its own has none. */
public interface Neighbours extends AutoCloseable {
    /** A server on its own holds every table. */
    Neighbours NONE = new Neighbours() {
        @Override
        public Optional<InetSocketAddress> entrance() {
            return Optional.empty();
        }

        @Override
        public Optional<InetSocketAddress> holder(String table) {
            return Optional.empty();
        }

        @Override
        public void whenGone(Consumer<InetSocketAddress> told) {
            // nobody can go
        }

        @Override
        public void join(Runnable whenCutOff) {
            // there is nobody to join
        }

        @Override
        public boolean isWell() {
            return true;
        }

        @Override
        public int count() {
            return 1;
        }

        @Override
        public void close() {
            // there is nobody to leave
        }
    };

    /** Where the other servers call this one, apart from people. They are believed, so nobody else may be able to call there. */
    Optional<InetSocketAddress> entrance();

    /**
     * The entrance of the server that holds a table; empty if that is this one. While a table changes hands this waits a little, and
     * is refused in the end.
     */
    Optional<InetSocketAddress> holder(String table);

    /** Whom to tell when the server with this entrance is gone, or cannot be reached. */
    void whenGone(Consumer<InetSocketAddress> told);

    /** Joins them, now that the entrance is open; told when they go on without this server, which can then only start anew. */
    void join(Runnable whenCutOff);

    /** Whether this server is one of them and sees most of them. */
    boolean isWell();

    /** How many servers there are, this one included. */
    int count();

    /** Leaves: hands its tables to the others first. */
    @Override
    void close();
}
