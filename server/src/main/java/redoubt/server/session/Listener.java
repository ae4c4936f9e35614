package redoubt.server.session;

/** Somebody who is told what happens at a table, in the same words as everybody else. It must not keep the table waiting. */
public interface Listener {
    void tell(Message message);

    /** The table is taken away; whoever still has a key may come back and see whether it is there again. */
    default void sendAway() {}
}
