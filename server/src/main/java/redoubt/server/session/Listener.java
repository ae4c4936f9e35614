package redoubt.server.session;

/** Somebody who is told what happens at a table; the same for everybody. It must not keep the table waiting. */
public interface Listener {
    void tell(Message message);
}
