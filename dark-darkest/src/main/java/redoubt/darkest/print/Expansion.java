package redoubt.darkest.print;

/** The box a piece comes from: the base game, the Kickstarter Special or the Radioactive expansion. */
public enum Expansion {
    B,
    K,
    R
}
