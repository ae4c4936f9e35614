package redoubt.horde.table;

/**
 * Something that rulings are asked about at every decision; its number, which no other hook has, is its place in every list of rulings
 * that is sorted by hooks.
 */
public record Hook<R extends Ruling>(int number, Class<R> type) {
    /** How many there are. */
    public static final int COUNT = 20;
}
