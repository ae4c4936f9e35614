package redoubt.darkest.setup;

/** The three modes of the Security board (DD-SEC-03 to DD-SEC-09). */
public enum SecurityMode {
    DARK,
    DARKER,
    DARKEST
}
