package redoubt.horde.table;

/** Policy: whether survivors who have left the board count for the danger level; a mission names one among its rulings. */
public enum Leavers implements Ruling {
    COUNT,
    DO_NOT_COUNT
}
