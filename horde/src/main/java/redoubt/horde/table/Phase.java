package redoubt.horde.table;

/** The three phases of a round. */
public enum Phase {
    PLAYERS,
    ZOMBIES,
    END
}
