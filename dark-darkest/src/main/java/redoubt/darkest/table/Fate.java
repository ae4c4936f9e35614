package redoubt.darkest.table;

/** Whether a survivor plays, has been lost and will be replaced, or is out of the game for good. */
public enum Fate {
    PLAYING,
    TO_BE_REPLACED,
    OUT
}
