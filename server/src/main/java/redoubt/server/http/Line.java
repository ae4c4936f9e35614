package redoubt.server.http;

import redoubt.server.session.Listener;

/** The line to one client, whether it came in here or at another server. */
interface Line extends Listener {
    /** The client has said hello. */
    void welcomed();

    /** Sends what is waiting, then says goodbye. */
    void close(int code, String reason);
}
