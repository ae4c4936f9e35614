package redoubt.board;

/** A way of moving in one game, such as that of survivors or of zombies; its slot is where its answers are kept. */
public record Gait(String name, int slot, Passage passage) {
    /** How many gaits a game can have. */
    public static final int SLOTS = 8;

    public Gait {
        if (slot < 0 || slot >= SLOTS) {
            throw new IllegalArgumentException("gait " + name + " needs a slot from 0 to " + (SLOTS - 1));
        }
    }
}
