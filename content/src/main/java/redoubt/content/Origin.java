package redoubt.content;

/** Where a value comes from: printed in the rulebook, publicly known, or our own choice. */
public enum Origin {
    RULEBOOK,
    PUBLIC,
    HOUSE
}
