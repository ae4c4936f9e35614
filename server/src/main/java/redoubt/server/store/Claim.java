package redoubt.server.store;

/**
 * The sole right to use a database as a store: with two servers, each would believe it knew all the tables. It ends with the
 * process.
 */
interface Claim extends AutoCloseable {
    String IN_USE = "it is in use by another table server";

    @Override
    void close();
}
