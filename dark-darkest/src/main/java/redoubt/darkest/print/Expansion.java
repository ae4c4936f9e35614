package redoubt.darkest.print;

/** The box a piece comes from: the base game or the Kickstarter Special. */
public enum Expansion {
    B,
    K
}
