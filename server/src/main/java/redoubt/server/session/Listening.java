package redoubt.server.session;

/** A place among the listeners of a table; closing it leaves. */
public interface Listening extends AutoCloseable {
    @Override
    void close();
}
