package redoubt.server.store;

/** The sole right to use a database as a store: two servers would each believe to know all its tables. It ends with the process. */
interface Claim extends AutoCloseable {
    String IN_USE = " is in use by another table server.";

    /** Whether no other server has got the right meanwhile. */
    boolean isHeld();

    @Override
    void close();
}
