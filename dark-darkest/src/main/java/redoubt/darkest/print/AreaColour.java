package redoubt.darkest.print;

/** The colour of a damage area, which says what its destruction takes away. */
public enum AreaColour {
    ORANGE,
    BLUE,
    RED,
    WHITE
}
