package redoubt.horde.terms;

/** The moments of a round at which rulings may act. */
public enum Moment {
    PLAYERS_PHASE_BEGINS,
    TURN_ENDS,
    PLAYERS_PHASE_ENDS,
    SPAWN_STEP_BEGINS,
    SPAWN_STEP_ENDS,
    END_PHASE,
    /** In the end phase, when tokens leave the board. */
    BOARD_CLEARED
}
