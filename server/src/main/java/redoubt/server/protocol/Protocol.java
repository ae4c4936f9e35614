package redoubt.server.protocol;

/** The version of the messages; a client of another version is refused. */
public final class Protocol {
    public static final int VERSION = 1;

    private Protocol() {}
}
