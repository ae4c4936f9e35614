package redoubt.horde.table;

/** The danger levels a survivor climbs with adrenaline. */
public enum Danger {
    BLUE,
    YELLOW,
    ORANGE,
    RED;

    public boolean isAtLeast(Danger other) {
        return compareTo(other) >= 0;
    }
}
