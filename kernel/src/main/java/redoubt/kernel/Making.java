package redoubt.kernel;

/**
 * Whether a game is played with what it was begun with: the same version of the program and the same content, other content, the
 * same or unknown content but another version, or this version and nobody noted with which content.
 */
public enum Making {
    SAME,
    OTHER_CONTENT,
    OTHER_VERSION,
    UNKNOWN;

    /** The fingerprint of a game whose values are all in its code. */
    public static final String NO_CONTENT = "none";
}
