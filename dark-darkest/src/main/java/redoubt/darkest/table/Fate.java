package redoubt.darkest.table;

/** Whether a survivor plays, has been lost and will be replaced, is out of the game for good, or has left the house alive. */
public enum Fate {
    PLAYING,
    TO_BE_REPLACED,
    OUT,
    SAFE
}
