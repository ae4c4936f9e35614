package redoubt.darkest.table;

/** What holds a survivor: nothing, an ordinary grab, the Undead Bird, or a Nemesis from another tile. */
public enum Grab {
    NONE,
    ORDINARY,
    BIRD,
    REMOTE
}
