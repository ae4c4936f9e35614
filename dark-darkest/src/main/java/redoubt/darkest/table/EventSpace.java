package redoubt.darkest.table;

/** The three spaces of the event cycle, from top to bottom. */
public enum EventSpace {
    ZOMBIES,
    FIRE,
    CLOCK;

    public EventSpace next() {
        return values()[(ordinal() + 1) % values().length];
    }
}
